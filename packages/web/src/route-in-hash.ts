/** The route in the address bar: what is after `#`, `/` when nothing does. */
export function routeInHash(hash: string = location.hash): string {
  const route = hash.replace(/^#/, '')
  return route.startsWith('/') ? route : `/${route}`
}
