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
 * Creates a detached signature of bytes: a CMS SignedData that includes the signing certificate in the signed
 * attributes (ETSI EN 319 122-1, baseline B; the signing time is part of the PDF).
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
  // The attributes are signed as a set; in the structure the same bytes have an implicit tag.
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

/** Maximum bytes of a signature of this signer. */
export function roomForSignature({ certificate, chain }: Signer): number {
  const certificates = [certificate, ...chain].reduce((sum, { raw }) => sum + raw.length, 0)
  // It contains the issuer's name twice more, and no supported key has signatures above 2 kB.
  return certificates + certificate.raw.length + 4096
}

/** `SigningCertificateV2`: the hash of the certificate, its issuer and serial number. */
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

/** The issuer's name and the serial number as encoded in a certificate. */
function issuerOf(certificate: Buffer): { issuer: Buffer; serial: Buffer } {
  const [facts] = piecesOf(readPiece(certificate))
  const [serial, , issuer] = piecesOf(facts).filter((piece) => numberOfPiece(piece) === undefined)
  if (!serial || !issuer) throw new Error('A certificate has an issuer and a number')
  return { issuer: writtenAs(issuer), serial: writtenAs(serial) }
}
