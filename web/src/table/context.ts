// The session, for parts deep inside the table.
import { getContext, setContext } from 'svelte'
import type { Session } from './session.svelte'

const KEY = Symbol('session')

export const putSession = (session: Session): Session => setContext(KEY, session)
export const theSession = (): Session => getContext<Session>(KEY)
