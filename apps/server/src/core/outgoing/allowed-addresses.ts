import { BlockList, isIP } from 'node:net'
import { isPublicAddress } from '@enlace/domain/public-address.ts'

/**
 * Returns a check of ERP addresses: any public one by https, and those in the installation's networks
 * (CONNECTION_NETWORKS), by http as well.
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
