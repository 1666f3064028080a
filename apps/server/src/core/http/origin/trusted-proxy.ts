import { BlockList, isIP } from 'node:net'
import type { Settings } from '../../settings/settings.ts'

/** Names of networks that a list of proxies may contain in place of addresses. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Returns whether an address is one of the operator's proxies, whose headers are trusted. */
export function trustedSenders(trust: Settings['trustProxy']): (address: string | undefined) => boolean {
  if (!Array.isArray(trust)) return () => trust === true || Number(trust) > 0
  const known = new BlockList()
  for (const network of trust.flatMap((word) => named[word] ?? [word])) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (isIP(address) === 0) continue
    if (bits === undefined) known.addAddress(address, family)
    else known.addSubnet(address, Number(bits), family)
  }
  return (address = '') => isIP(address) !== 0 && known.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
