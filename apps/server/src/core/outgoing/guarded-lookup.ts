import { lookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from '@enlace/domain/public-address.ts'

/** Finds the addresses of a host name; a test brings its own. */
export type FindAddresses = (
  host: string,
  tell: (fault: Error | null, addresses: LookupAddress[]) => void,
) => void

/** The name servers of this machine. */
export const findAddresses: FindAddresses = (host, tell) =>
  lookup(host, { all: true, verbatim: true }, (fault, addresses) => tell(fault, addresses))

/** An address is, or a name leads at least in part to, where nothing is sent. */
export class PrivateTarget extends Error {
  override readonly name = 'PrivateTarget'
}

/**
 * Looks a host up for a connection and lets it come about to public addresses only: what was looked at is what is connected
 * to, so that no name can lead elsewhere in between.
 */
export function guardedLookup(find: FindAddresses = findAddresses): LookupFunction {
  return (host, options, tell) => {
    find(host, (fault, addresses) => {
      const [first] = addresses ?? []
      if (fault || first === undefined) return tell(fault ?? new Error('No address'), '', 0)
      if (!addresses.every(({ address }) => isPublicAddress(address))) return tell(new PrivateTarget(), '', 0)
      return options.all === true ? tell(null, addresses) : tell(null, first.address, first.family)
    })
  }
}

/** Whether the operator names a host that may be asked whatever it is, by its name with or without its port. */
export function isNamedHost({ host, hostname }: URL, ownHosts: readonly string[]): boolean {
  return ownHosts.includes(host) || ownHosts.includes(hostname)
}
