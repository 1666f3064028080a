import { Problem } from '@enlace/contract/core/problems.ts'
import type { Keys } from '../../../core/keys/keys.ts'
import { seal, unseal } from '../../../core/settings/seal.ts'
import type { Proof } from './provider.ts'

/** What a client's secret is sealed for. */
export const secretPurpose = 'staff-oidc'
const proofPurpose = 'staff-oidc-proof'

/** Whose a sealed secret is. */
export const ownerOf = (company: number) => `company:${company}`

/** The client's secret of a company. @throws Problem `oidc-unreachable` where another installation sealed it. */
export function openSecret(keys: Keys, company: number, sealed: Buffer): string {
  const secret = unseal(keys, secretPurpose, ownerOf(company), sealed)
  if (secret === undefined) throw new Problem('oidc-unreachable')
  return secret
}

/** What is kept of a sign-in between its way out and its way back. */
export function sealProof(keys: Keys, company: number, proof: Proof): Buffer {
  return seal(keys, proofPurpose, ownerOf(company), JSON.stringify(proof))
}

/** The same, on the way back. @throws Problem `oidc-spent` where it is not what was kept. */
export function openProof(keys: Keys, company: number, sealed: Buffer): Proof {
  const text = unseal(keys, proofPurpose, ownerOf(company), sealed)
  if (text === undefined) throw new Problem('oidc-spent')
  // Sealed by this server a moment ago.
  return JSON.parse(text) as Proof
}
