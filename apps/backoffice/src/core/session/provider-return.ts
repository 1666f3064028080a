const search = location.search.slice(1)
const params = new URLSearchParams(search)
const isReturn = params.has('state') && (params.has('code') || params.has('error'))

// What a provider answered is good once, and is nobody else's to read: neither the history nor a copied address keeps it.
if (isReturn) history.replaceState(history.state, '', location.pathname + location.hash)

let answer = isReturn ? search : undefined

/** What an identity provider sent this browser back with, once; nothing where it did not. */
export function takeProviderReturn(): string | undefined {
  const taken = answer
  answer = undefined
  return taken
}
