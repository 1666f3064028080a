import { isIPv6 } from 'node:net'

/** What counts as one visitor: an address of IPv4, and the whole network of 64 bits that a home has of IPv6. */
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
