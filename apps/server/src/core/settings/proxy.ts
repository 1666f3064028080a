import type { Variables } from './variables.ts'

/** Through which proxy this network lets requests to the outside pass. */
export interface OutgoingProxy {
  /** The proxy's address for requests by TLS, and for those without; undefined goes directly. */
  https: string | undefined
  http: string | undefined
  /** Hosts that are asked directly: a name, a domain with a dot before it, either with a port; `*` is all. */
  direct: readonly string[]
}

/** How requests to the outside leave the network. */
export interface ProxySettings {
  /** Undefined where every request goes directly. */
  proxy: OutgoingProxy | undefined
}

/** Reads the variables of the proxy. */
export function readProxy(variables: Variables): ProxySettings {
  const https = variables.secretUrl('HTTPS_PROXY', ['http:', 'https:'])
  const http = variables.secretUrl('HTTP_PROXY', ['http:', 'https:'])
  const direct = variables.words('NO_PROXY').map((host) => host.toLowerCase())
  const network = direct.find((host) => host.includes('/'))
  variables.demand(
    network === undefined,
    `NO_PROXY: networks are not understood ("${network?.slice(0, 60) ?? ''}"): name hosts, or domains with a dot before them.`,
  )
  return { proxy: https === undefined && http === undefined ? undefined : { https, http, direct } }
}
