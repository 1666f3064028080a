import { isIP, type LookupFunction } from 'node:net'
import { isInsideName, isPublicAddress } from '@enlace/domain/public-address.ts'
import {
  guardedLookup,
  isNamedHost,
  PrivateTarget,
  type FindAddresses,
} from '../../core/outgoing/guarded-lookup.ts'

/** Why an address is refused. */
export type TargetFault = 'address' | 'protocol' | 'private'

/** Checks an address as written; undefined if valid. Its DNS result is checked when sending (`publicLookup`). */
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

/** Returns an address for the audit trail, without its query, which may contain tokens. */
export function targetName(text: string): string {
  const { origin, pathname } = new URL(text)
  return `${origin}${pathname}`
}

/** Returns the DNS lookup for sending; undefined, meaning the default one, for a host that the operator named. */
export function publicLookup(
  url: URL,
  ownHosts: readonly string[],
  find?: FindAddresses,
): LookupFunction | undefined {
  return isNamedHost(url, ownHosts) ? undefined : guardedLookup(find)
}

/** Returns whether a host currently resolves to a forbidden address; an unresolved name does not. */
export function leadsInside(text: string, ownHosts: readonly string[]): Promise<boolean> {
  const url = new URL(text)
  const look = publicLookup(url, ownHosts)
  const bare = url.hostname.replace(/^\[|\]$/g, '')
  if (look === undefined || isIP(bare) !== 0) return Promise.resolve(false)
  return new Promise((resolve) => {
    // A slow name server must not block; the address is checked again at each sending.
    const patience = setTimeout(() => resolve(false), 3000)
    look(bare, { all: true }, (fault) => {
      clearTimeout(patience)
      resolve(fault instanceof PrivateTarget)
    })
  })
}
