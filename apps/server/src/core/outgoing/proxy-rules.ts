import { isLoopback } from '../settings/settings.ts'

/**
 * Whether a host is connected to directly although there is a proxy: this machine always, else the entries of NO_PROXY.
 * A name matches itself, one with a dot before it (or `*.`) all subdomains, either with a port that port only.
 */
export function isDirect(direct: readonly string[], host: string, port: number): boolean {
  const bare = withoutBrackets(host.toLowerCase())
  return isLoopback(bare) || direct.some((entry) => names(entry, bare, port))
}

function names(entry: string, host: string, port: number): boolean {
  if (entry === '*') return true
  // An IPv6 address has no port here.
  const isIpv6 = entry.split(':').length > 2
  const [name = '', named] = isIpv6 ? [withoutBrackets(entry)] : entry.split(':')
  if (named !== undefined && Number(named) !== port) return false
  const below = name.replace(/^\*/, '')
  return below.startsWith('.') ? host.endsWith(below) : host === below
}

function withoutBrackets(host: string): string {
  return host.replace(/^\[|\]$/g, '')
}
