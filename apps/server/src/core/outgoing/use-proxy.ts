import { setGlobalProxyFromEnv } from 'node:http'
import type { OutgoingProxy } from '../settings/proxy.ts'

/** What stands for this machine beside what NO_PROXY names. */
const thisMachine = ['localhost', '.localhost', '127.0.0.1', '[::1]']

/**
 * Lets every `fetch` of this process go through the proxy; who connects by an agent asks for `outgoingAgent`. Answers how to
 * go directly again.
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
