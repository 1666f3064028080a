import { lookup } from 'node:dns'
import type { LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Why nothing is sent to an address. */
export type TargetFault = 'address' | 'protocol' | 'private'

/** Finds the addresses of a host name; a test brings its own. */
export type FindAddresses = (
  host: string,
  tell: (fault: Error | null, addresses: LookupAddress[]) => void,
) => void

/** The name servers of this machine. */
export const findAddresses: FindAddresses = (host, tell) =>
  lookup(host, { all: true, verbatim: true }, (fault, addresses) => tell(fault, addresses))

/** What is no host of the public internet, after IANA's registries of special addresses. */
const closed4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // A public address under which a cloud answers its own machines.
  ['168.63.129.16', 32],
])
const open6 = blockList('ipv6', [['2000::', 3]])
const closed6 = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])

function blockList(
  family: 'ipv4' | 'ipv6',
  nets: readonly (readonly [net: string, bits: number])[],
): BlockList {
  const list = new BlockList()
  for (const [net, bits] of nets) list.addSubnet(net, bits, family)
  return list
}

/** Whether an address leads to the public internet, not to this machine, its network or its cloud. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed4.check(address, 'ipv4')
  const [plain = ''] = address.split('%')
  return isIP(plain) === 6 && open6.check(plain, 'ipv6') && !closed6.check(plain, 'ipv6')
}

/** Whether the operator lets webhooks go to a host whatever it is, by its name with or without its port. */
function isNamed({ host, hostname }: URL, ownHosts: readonly string[]): boolean {
  return ownHosts.includes(host) || ownHosts.includes(hostname)
}

/**
 * What is wrong with an address as it is written; undefined where nothing is. Where a name leads is asked when something is
 * sent (`publicLookup`).
 */
export function targetFault(text: string, ownHosts: readonly string[]): TargetFault | undefined {
  if (!URL.canParse(text)) return 'address'
  const url = new URL(text)
  const { protocol, username, password, hash, hostname } = url
  if ((protocol !== 'https:' && protocol !== 'http:') || username || password || hash) return 'address'
  if (isNamed(url, ownHosts)) return undefined
  if (protocol !== 'https:') return 'protocol'
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (isIP(bare) !== 0) return isPublicAddress(bare) ? undefined : 'private'
  return /(^|\.)(localhost|local|internal|localdomain|home\.arpa)\.?$/i.test(bare) ? 'private' : undefined
}

/** An address as the audit trail names it: without its query, in which programs keep tokens. */
export function targetName(text: string): string {
  const { origin, pathname } = new URL(text)
  return `${origin}${pathname}`
}

/** A name leads, at least in part, to where nothing is sent. */
export class PrivateTarget extends Error {
  override readonly name = 'PrivateTarget'
}

/**
 * Looks a host up for a connection and lets it come about to public addresses only: what was looked at is what is connected
 * to, so that no name can lead elsewhere in between. Undefined, the usual look-up, for a host that the operator named.
 */
export function publicLookup(
  url: URL,
  ownHosts: readonly string[],
  find: FindAddresses = findAddresses,
): LookupFunction | undefined {
  if (isNamed(url, ownHosts)) return undefined
  return (host, options, tell) => {
    find(host, (fault, addresses) => {
      const [first] = addresses ?? []
      if (fault || first === undefined) return tell(fault ?? new Error('No address'), '', 0)
      if (!addresses.every(({ address }) => isPublicAddress(address))) return tell(new PrivateTarget(), '', 0)
      return options.all === true ? tell(null, addresses) : tell(null, first.address, first.family)
    })
  }
}

/** Whether a host leads, now, to where nothing is sent; a name that nobody knows (yet) does not. */
export function leadsInside(text: string, ownHosts: readonly string[]): Promise<boolean> {
  const url = new URL(text)
  const look = publicLookup(url, ownHosts)
  const bare = url.hostname.replace(/^\[|\]$/g, '')
  if (look === undefined || isIP(bare) !== 0) return Promise.resolve(false)
  return new Promise((resolve) => {
    // A name server that is slow holds nobody up: the address is looked at again whenever something is sent.
    const patience = setTimeout(() => resolve(false), 3000)
    look(bare, { all: true }, (fault) => {
      clearTimeout(patience)
      resolve(fault instanceof PrivateTarget)
    })
  })
}
