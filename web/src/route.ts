// Where the reader is. The part after « # » never reaches a server's log: invitations stay between players, and the page
// works under any path.

export type Route =
  | { readonly to: 'home' }
  | { readonly to: 'game'; readonly game: string; readonly invitation: string | null }
  | { readonly to: 'nowhere' }

export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?')
  if (path === '' || path === '/') return { to: 'home' }
  const game = /^\/game\/([\w-]+)$/.exec(path)?.[1]
  return game ? { to: 'game', game, invitation: new URLSearchParams(query).get('invitation') } : { to: 'nowhere' }
}
