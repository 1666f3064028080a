import { isIPv6 } from 'node:net'

/** Returns the network that counts as one visitor: an IPv4 address, or the /64 network of a household in IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '')
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const last = tail === '' ? [] : tail.split(':')
  const missing = address.includes('::') ? 8 - groups.length - last.length : 0
  const whole = [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...last]
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
