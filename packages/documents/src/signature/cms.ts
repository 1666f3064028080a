import { createHash, sign, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { numberOfPiece, piecesOf, readPiece, writtenAs } from './asn1.ts'
import { context, inOrder, integer, nothing, objectId, octets, sequence, set } from './der.ts'
import type { Signer } from './signer.ts'

const ids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsaWithSha256: '1.2.840.113549.1.1.11',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
} as const

const signAside = promisify(sign)

/**
 * Signs bytes without holding them: a CMS SignedData with the certificate that signs bound into what is signed
 * (ETSI EN 319 122-1, baseline B; the signing time is the PDF's to say).
 */
export async function signDetached(signer: Signer, bytes: Buffer): Promise<Buffer> {
  const { key, certificate, chain } = signer
  const { issuer, serial } = issuerOf(certificate.raw)
  const sha256 = sequence(objectId(ids.sha256))
  const attributes = inOrder([
    attribute(ids.contentType, objectId(ids.data)),
    attribute(ids.messageDigest, octets(digest(bytes))),
    attribute(ids.signingCertificate, signingCertificate(certificate.raw, issuer, serial)),
  ])
  // What is signed is a set of its own; within the whole the same bytes go by a number.
  const signature = await signAside('sha256', set(...attributes), key)
  const signerFacts = sequence(
    integer(1),
    sequence(issuer, serial),
    sha256,
    context(0, ...attributes),
    algorithmOf(key),
    octets(signature),
  )
  const signed = sequence(
    integer(1),
    set(sha256),
    sequence(objectId(ids.data)),
    context(0, ...inOrder([certificate, ...chain].map(({ raw }) => raw))),
    set(signerFacts),
  )
  return sequence(objectId(ids.signedData), context(0, signed))
}

/** At most how many bytes a signature of this signer takes. */
export function roomForSignature({ certificate, chain }: Signer): number {
  const certificates = [certificate, ...chain].reduce((sum, { raw }) => sum + raw.length, 0)
  // The issuer's name is in it twice more, and no key of ours signs in more than 2 kB.
  return certificates + certificate.raw.length + 4096
}

/** `SigningCertificateV2`: the hash of the certificate, and whose number it has. */
function signingCertificate(certificate: Buffer, issuer: Buffer, serial: Buffer): Buffer {
  const directoryName = 4
  const issuerSerial = sequence(sequence(context(directoryName, issuer)), serial)
  return sequence(sequence(sequence(octets(digest(certificate)), issuerSerial)))
}

const attribute = (id: string, value: Buffer): Buffer => sequence(objectId(id), set(value))

const digest = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

function algorithmOf({ asymmetricKeyType }: KeyObject): Buffer {
  return asymmetricKeyType === 'ec'
    ? sequence(objectId(ids.ecdsaWithSha256))
    : sequence(objectId(ids.rsaWithSha256), nothing())
}

/** The issuer's name and the serial number as they are written in a certificate. */
function issuerOf(certificate: Buffer): { issuer: Buffer; serial: Buffer } {
  const [facts] = piecesOf(readPiece(certificate))
  const [serial, , issuer] = piecesOf(facts).filter((piece) => numberOfPiece(piece) === undefined)
  if (!serial || !issuer) throw new Error('A certificate has an issuer and a number')
  return { issuer: writtenAs(issuer), serial: writtenAs(serial) }
}
