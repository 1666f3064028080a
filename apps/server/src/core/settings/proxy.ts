import type { Variables } from './variables.ts'

/** The proxy of this network for outgoing requests. */
export interface OutgoingProxy {
  /** The proxy's address for requests with TLS, and for those without; undefined connects directly. */
  https: string | undefined
  http: string | undefined
  /** Hosts that are connected to directly: a name, a domain with a dot before it, either with a port; `*` is all. */
  direct: readonly string[]
}

/** The settings of outgoing requests. */
export interface ProxySettings {
  /** Undefined if every request is direct. */
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
