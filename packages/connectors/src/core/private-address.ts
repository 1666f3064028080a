import { BlockList, isIP } from 'node:net'

const inside = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, prefix, 'ipv4')
}
for (const [net, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(net, prefix, 'ipv6')
}

/** Whether an IP address leads to this machine or its own network rather than to the open internet. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.split('%')[0] ?? ''
  const version = isIP(plain)
  // What cannot be read is not let through.
  if (version === 0) return true
  return inside.check(plain, version === 6 ? 'ipv6' : 'ipv4')
}
