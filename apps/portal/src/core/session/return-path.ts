const name = 'return_path'

/** Remembers in this tab where the person was going, because a login stands in between. */
export function keepReturnPath(route: string): void {
  sessionStorage.setItem(name, route)
}

/** Where the person was going before the login, once; nothing after a login that was itself the aim. */
export function takeReturnPath(): string | null {
  const route = sessionStorage.getItem(name)
  sessionStorage.removeItem(name)
  return route
}
