import { isIP } from 'node:net'

/** How some proxies write an address: IPv6 in brackets, and either with a port. */
const written = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/

function plainAddress(part: string): string | undefined {
  const text = part.trim()
  const [, bracketed, dotted] = written.exec(text) ?? []
  const address = bracketed ?? dotted ?? text
  // An IPv4 address equals its IPv6-mapped form.
  const plain = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address
  return isIP(plain) === 0 ? undefined : plain.toLowerCase()
}

/**
 * Returns the addresses of a forwarding header after its last malformed one, since the nearest proxy writes last. What
 * precedes is the client's own claim and is ignored: otherwise each new text would be an address with limits of its
 * own.
 */
export function plainForwarded(header: string): string {
  const addresses = header.split(',').map(plainAddress)
  return addresses.slice(addresses.lastIndexOf(undefined) + 1).join(', ')
}
