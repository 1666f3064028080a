import { BlockList, isIP } from 'node:net'
import { isPublicAddress } from '@enlace/domain/public-address.ts'

/**
 * Which addresses an ERP may have: anybody's in the open internet by https, and those within the networks that the
 * installation names (CONNECTION_NETWORKS), by http, too.
 */
export function allowedAddresses(networks: readonly string[], address: string): (ip: string) => boolean {
  const named = new BlockList()
  for (const network of networks) {
    const [net = '', prefix] = network.split('/')
    const version = isIP(net) === 6 ? 'ipv6' : 'ipv4'
    named.addSubnet(net, Number(prefix ?? (version === 'ipv6' ? 128 : 32)), version)
  }
  const isTls = address.startsWith('https:')
  return (ip) => {
    const isNamed = named.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4')
    return isNamed || (isTls && isPublicAddress(ip))
  }
}
