import { lookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from '@enlace/domain/public-address.ts'

/** Resolves a host name; a test passes its own. */
export type FindAddresses = (
  host: string,
  tell: (fault: Error | null, addresses: LookupAddress[]) => void,
) => void

/** Uses the name servers of this machine. */
export const findAddresses: FindAddresses = (host, tell) =>
  lookup(host, { all: true, verbatim: true }, (fault, addresses) => tell(fault, addresses))

/** An address, or one of the addresses of a name, may not be connected to. */
export class PrivateTarget extends Error {
  override readonly name = 'PrivateTarget'
}

/**
 * Returns a look-up that only allows public addresses: the connection uses the checked result, so that a name cannot
 * change in between.
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

/** Whether the operator allows a host, internal or not, by its name with or without port. */
export function isNamedHost({ host, hostname }: URL, ownHosts: readonly string[]): boolean {
  return ownHosts.includes(host) || ownHosts.includes(hostname)
}
