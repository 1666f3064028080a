import { Problem } from '@enlace/contract/core/problems.ts'
import type { Keys } from '../../../core/keys/keys.ts'
import { seal, unseal } from '../../../core/settings/seal.ts'
import type { Proof } from './provider.ts'

/** The purpose for sealing client secrets. */
export const secretPurpose = 'staff-oidc'
const proofPurpose = 'staff-oidc-proof'

/** The owner of a sealed secret. */
export const ownerOf = (company: number) => `company:${company}`

/** Opens a company's client secret. @throws Problem `oidc-unreachable` if another installation sealed it. */
export function openSecret(keys: Keys, company: number, sealed: Buffer): string {
  const secret = unseal(keys, secretPurpose, ownerOf(company), sealed)
  if (secret === undefined) throw new Problem('oidc-unreachable')
  return secret
}

/** Seals the proof of a sign-in in progress. */
export function sealProof(keys: Keys, company: number, proof: Proof): Buffer {
  return seal(keys, proofPurpose, ownerOf(company), JSON.stringify(proof))
}

/** Opens the proof of a returning sign-in. @throws Problem `oidc-spent` if it was tampered with. */
export function openProof(keys: Keys, company: number, sealed: Buffer): Proof {
  const text = unseal(keys, proofPurpose, ownerOf(company), sealed)
  if (text === undefined) throw new Problem('oidc-spent')
  // Sealed by this server a moment ago.
  return JSON.parse(text) as Proof
}
