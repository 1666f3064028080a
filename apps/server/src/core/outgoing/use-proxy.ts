import { setGlobalProxyFromEnv } from 'node:http'
import type { OutgoingProxy } from '../settings/proxy.ts'

/** Names of this machine, which are added to NO_PROXY. */
const thisMachine = ['localhost', '.localhost', '127.0.0.1', '[::1]']

/**
 * Sends every `fetch` of this process through the proxy; clients with an agent use `outgoingAgent`. Returns a function
 * that restores direct connections.
 */
export function useProxy(proxy: OutgoingProxy | undefined): () => void {
  if (proxy === undefined) return () => undefined
  const { https, http, direct } = proxy
  return setGlobalProxyFromEnv({
    ...(https !== undefined && { https_proxy: https }),
    ...(http !== undefined && { http_proxy: http }),
    no_proxy: [...thisMachine, ...direct].join(','),
  })
}
