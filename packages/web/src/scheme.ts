import { applyScheme, type Scheme } from '@enlace/ui/core/scheme.ts'

const listeners = new Set<() => void>()

/** The colour scheme that the person chose, as the first HTML response already shows it. */
export function readScheme(): Scheme {
  const { scheme } = document.documentElement.dataset
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system'
}

/** Tells when the person has chosen another scheme. */
export function subscribeToScheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Shows a scheme now, and from the first paint on the next visit: the server reads the cookie. */
export function keepScheme(scheme: Scheme): void {
  applyScheme(scheme)
  const age = scheme === 'system' ? 0 : 365 * 24 * 60 * 60
  document.cookie = `scheme=${scheme}; Max-Age=${age}; Path=${location.pathname}; SameSite=Lax`
  for (const listener of listeners) listener()
}
