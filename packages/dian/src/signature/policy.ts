import { signatureTexts } from '../texts/texts.ts'
import type { SignatureReport } from '../model/signature.ts'
import { digestMethods } from './algorithms.ts'
import type { WrittenSignature } from './read-signature.ts'

/**
 * The DIAN's signature policy, version 2 (annex 1.9, 10.10), by the SHA-256 of its document. The document itself is never
 * fetched.
 */
export const dianPolicy = {
  id: 'https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf',
  name: signatureTexts.policy,
  method: 'http://www.w3.org/2001/04/xmlenc#sha256',
  digest: 'dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=',
} as const

const digest = Buffer.from(dianPolicy.digest, 'base64')
const hash = digestMethods.get(dianPolicy.method)

/** Which policy the signed properties name: the DIAN's only with its address and its hash. */
export function policyOf({ policies }: WrittenSignature): SignatureReport['policy'] {
  const [named, second] = policies
  if (!named) return 'none'
  const isDian =
    second === undefined &&
    named.id === dianPolicy.id &&
    digestMethods.get(named.method) === hash &&
    named.value.equals(digest)
  return isDian ? 'dian' : 'other'
}
