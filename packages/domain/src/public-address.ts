/**
 * The networks that are not hosts of the public internet, from IANA's registries of special-purpose addresses (IPv4 and
 * IPv6), with their names there. Some are reachable (relays, anycast services), but no servers are expected in them.
 */
export const closedNetworks: readonly (readonly [net: string, bits: number, name: string])[] = [
  ['0.0.0.0', 8, 'this network'],
  ['10.0.0.0', 8, 'private use'],
  ['100.64.0.0', 10, 'shared address space'],
  ['127.0.0.0', 8, 'loopback'],
  // A public address at which a cloud serves its own machines.
  ['168.63.129.16', 32, 'cloud platform'],
  ['169.254.0.0', 16, 'link local, and the metadata of clouds'],
  ['172.16.0.0', 12, 'private use'],
  ['192.0.0.0', 24, 'IETF protocol assignments'],
  ['192.0.2.0', 24, 'documentation'],
  ['192.31.196.0', 24, 'AS112'],
  ['192.52.193.0', 24, 'AMT'],
  ['192.88.99.0', 24, '6to4 relay'],
  ['192.168.0.0', 16, 'private use'],
  ['192.175.48.0', 24, 'AS112 delegation'],
  ['198.18.0.0', 15, 'benchmarking'],
  ['198.51.100.0', 24, 'documentation'],
  ['203.0.113.0', 24, 'documentation'],
  ['224.0.0.0', 4, 'multicast'],
  ['240.0.0.0', 4, 'reserved, and broadcast'],
  // Only 2000::/3 is allocated to hosts (`openNetwork`); the rest is listed to name and test it.
  ['::', 96, 'unspecified, loopback, IPv4-compatible'],
  ['::ffff:0.0.0.0', 96, 'IPv4-mapped'],
  ['::ffff:0:0:0', 96, 'IPv4-translated'],
  ['64:ff9b::', 96, 'NAT64'],
  ['64:ff9b:1::', 48, 'local NAT64'],
  ['100::', 64, 'discard only'],
  ['100:0:0:1::', 64, 'dummy prefix'],
  ['2001::', 23, 'IETF protocol assignments, among them Teredo'],
  ['2001:db8::', 32, 'documentation'],
  ['2002::', 16, '6to4'],
  ['2620:4f:8000::', 48, 'AS112 delegation'],
  ['3fff::', 20, 'documentation'],
  ['5f00::', 16, 'segment routing'],
  ['fc00::', 7, 'unique local'],
  ['fe80::', 10, 'link local'],
  ['fec0::', 10, 'site local'],
  ['ff00::', 8, 'multicast'],
]

/** The only IPv6 range from which host addresses are allocated. */
const openNetwork = netOf('2000::', 3)
const nets = closedNetworks.map(([net, bits]) => netOf(net, bits))

/**
 * Returns whether an IP address is on the public internet, and not on this machine, its network or its cloud. False for
 * invalid addresses and for IPv4 addresses embedded in IPv6, whose target depends on the network.
 */
export function isPublicAddress(text: string): boolean {
  const address = addressOf(text.split('%')[0] ?? '')
  if (address === undefined) return false
  return (address.width === 32 || holds(openNetwork, address)) && !nets.some((net) => holds(net, address))
}

/** Returns whether a host name is local by its form; its address must still be resolved and checked. */
export function isInsideName(host: string): boolean {
  return /(^|\.)(localhost|local|internal|intranet|lan|localdomain|home\.arpa)\.?$/i.test(host)
}

interface Address {
  width: 32 | 128
  value: bigint
}

interface Net extends Address {
  bits: number
}

function holds(net: Net, { width, value }: Address): boolean {
  const shift = BigInt(net.width - net.bits)
  return width === net.width && value >> shift === net.value >> shift
}

function netOf(text: string, bits: number): Net {
  const address = addressOf(text)
  if (address === undefined) throw new Error(`${text} is no address`)
  return { ...address, bits }
}

function addressOf(text: string): Address | undefined {
  const value = text.includes(':') ? valueOfIpv6(text) : valueOfIpv4(text)
  return value === undefined ? undefined : { width: text.includes(':') ? 128 : 32, value }
}

/** Parses four decimal numbers. Octal and short forms are rejected, as programs read them differently. */
function valueOfIpv4(text: string): bigint | undefined {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256))
    return undefined
  return parts.reduce((value, part) => (value << 8n) | BigInt(part), 0n)
}

function valueOfIpv6(text: string): bigint | undefined {
  const groups = groupsOf(text)
  if (groups?.length !== 8 || !groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined
  return groups.reduce((value, group) => (value << 16n) | BigInt(`0x${group}`), 0n)
}

/** Returns the groups between the colons, with `::` expanded. */
function groupsOf(text: string): string[] | undefined {
  const [head = '', tail, ...more] = withoutQuad(text)?.split('::') ?? []
  if (more.length > 0) return undefined
  const before = head === '' ? [] : head.split(':')
  if (tail === undefined) return before
  const after = tail === '' ? [] : tail.split(':')
  const left = 8 - before.length - after.length
  return left < 1 ? undefined : [...before, ...Array<string>(left).fill('0'), ...after]
}

/** Replaces an IPv4 address at the end with two groups. */
function withoutQuad(text: string): string | undefined {
  const begin = text.lastIndexOf(':') + 1
  const last = text.slice(begin)
  if (!last.includes('.')) return text
  const value = valueOfIpv4(last)
  if (value === undefined) return undefined
  return `${text.slice(0, begin)}${(value >> 16n).toString(16)}:${(value & 0xffffn).toString(16)}`
}
