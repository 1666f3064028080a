import { isIP } from 'node:net'

/** How some proxies write an address: IPv6 in brackets, either with a port. */
const written = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/

function plainAddress(part: string): string | undefined {
  const text = part.trim()
  const [, bracketed, dotted] = written.exec(text) ?? []
  const address = bracketed ?? dotted ?? text
  // An IPv4 address is the same one in its IPv6 form.
  const plain = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address
  return isIP(plain) === 0 ? undefined : plain.toLowerCase()
}

/**
 * What proxies say of where a request came from, without what is no address. The nearest proxy writes last, so whatever
 * is before something unreadable is the client's own word, and counts as nothing: else each new word would be an
 * address of its own, with limits of its own.
 */
export function plainForwarded(header: string): string {
  const addresses = header.split(',').map(plainAddress)
  return addresses.slice(addresses.lastIndexOf(undefined) + 1).join(', ')
}
