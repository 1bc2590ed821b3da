// Rooms beside the bench, each fetched when somebody goes there; a button leads to those there are.
import type { Component } from 'svelte'
import type { WorkshopRoom } from '../route'

type Room = () => Promise<{ readonly default: Component<{ draft: string }> }>

export const ROOMS: Partial<Record<WorkshopRoom, Room>> = {
  certificate: () => import('./certificate/Certificate.svelte'),
}
