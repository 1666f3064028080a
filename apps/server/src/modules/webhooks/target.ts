import { isIP, type LookupFunction } from 'node:net'
import { isInsideName, isPublicAddress } from '@enlace/domain/public-address.ts'
import {
  guardedLookup,
  isNamedHost,
  PrivateTarget,
  type FindAddresses,
} from '../../core/outgoing/guarded-lookup.ts'

/** Why nothing is sent to an address. */
export type TargetFault = 'address' | 'protocol' | 'private'

/**
 * What is wrong with an address as it is written; undefined where nothing is. Where a name leads is asked when something is
 * sent (`publicLookup`).
 */
export function targetFault(text: string, ownHosts: readonly string[]): TargetFault | undefined {
  if (!URL.canParse(text)) return 'address'
  const url = new URL(text)
  const { protocol, username, password, hash, hostname } = url
  if ((protocol !== 'https:' && protocol !== 'http:') || username || password || hash) return 'address'
  if (isNamedHost(url, ownHosts)) return undefined
  if (protocol !== 'https:') return 'protocol'
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (isIP(bare) !== 0) return isPublicAddress(bare) ? undefined : 'private'
  return isInsideName(bare) ? 'private' : undefined
}

/** An address as the audit trail names it: without its query, in which programs keep tokens. */
export function targetName(text: string): string {
  const { origin, pathname } = new URL(text)
  return `${origin}${pathname}`
}

/** The look-up for what is sent; undefined, the usual one, for a host that the operator named. */
export function publicLookup(
  url: URL,
  ownHosts: readonly string[],
  find?: FindAddresses,
): LookupFunction | undefined {
  return isNamedHost(url, ownHosts) ? undefined : guardedLookup(find)
}

/** Whether a host leads, now, to where nothing is sent; a name that nobody knows (yet) does not. */
export function leadsInside(text: string, ownHosts: readonly string[]): Promise<boolean> {
  const url = new URL(text)
  const look = publicLookup(url, ownHosts)
  const bare = url.hostname.replace(/^\[|\]$/g, '')
  if (look === undefined || isIP(bare) !== 0) return Promise.resolve(false)
  return new Promise((resolve) => {
    // A name server that is slow holds nobody up: the address is looked at again whenever something is sent.
    const patience = setTimeout(() => resolve(false), 3000)
    look(bare, { all: true }, (fault) => {
      clearTimeout(patience)
      resolve(fault instanceof PrivateTarget)
    })
  })
}
