/** How the person wants to see the product. */
export type Scheme = 'system' | 'light' | 'dark'

/** Shows the whole page in a scheme from now on. */
export function applyScheme(scheme: Scheme) {
  if (scheme === 'system') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = scheme
}
