import { generateKeyPairSync, randomBytes, sign, X509Certificate, type KeyObject } from 'node:crypto'
import { loadSigner } from './signer.ts'
import { bits, context, integer, objectId, octets, sequence, set, text, time, yes } from './der.ts'

const ids = {
  country: '2.5.4.6',
  organisation: '2.5.4.10',
  commonName: '2.5.4.3',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  data: '1.2.840.113549.1.7.1',
  lockedKey: '1.2.840.113549.1.12.10.1.2',
  certificateBag: '1.2.840.113549.1.12.10.1.3',
  x509: '1.2.840.113549.1.9.22.1',
} as const

/** The subject of a test certificate, and its validity. */
export interface TestSubject {
  organisation: string
  /** Says plainly that it is for trials. */
  commonName: string
  from: Date
  until: Date
}

/**
 * A PKCS#12 file for tests, with a new key and a self-signed certificate: a PDF reader finds the signature valid and
 * its issuer untrusted. Takes a few milliseconds.
 */
export function makeTestSigner(subject: TestSubject, password: string): Buffer {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  return packPkcs12(makeCertificate(subject, privateKey, publicKey), privateKey, password)
}

/** A key with its certificate and that of the authority that issued it. */
export interface IssuedSigner {
  key: KeyObject
  certificate: X509Certificate
  chain: readonly X509Certificate[]
}

/** A new key with a certificate of an authority that exists only for it, so that nobody can issue more. */
export function makeIssuedSigner(subject: TestSubject, authority: TestSubject): IssuedSigner {
  const own = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const root = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const issued = makeCertificate(subject, root.privateKey, own.publicKey, authority)
  return {
    key: own.privateKey,
    certificate: new X509Certificate(issued),
    chain: [new X509Certificate(makeCertificate(authority, root.privateKey, root.publicKey))],
  }
}

/** A PKCS#12 file as PEM, its key encrypted if there is a password for it. */
export function pemOf(p12: Buffer, password: string, keyPassword?: string): string {
  const { key, certificate } = loadSigner(p12, password)
  const written = key.export({
    format: 'pem',
    type: 'pkcs8',
    ...(keyPassword !== undefined && { cipher: 'aes-256-cbc', passphrase: keyPassword }),
  })
  return `${certificate.toString()}${written.toString()}`
}

function makeCertificate(
  subject: TestSubject,
  privateKey: KeyObject,
  publicKey: KeyObject,
  issuer?: TestSubject,
): Buffer {
  const { from, until } = subject
  const algorithm = sequence(objectId(ids.ecdsaWithSha256))
  const serial = randomBytes(16)
  // A serial number is positive, without leading zero bytes.
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40
  const digitalSignatureAndNonRepudiation = bits(Buffer.from([0xc0]), 6)
  const extensions = sequence(
    sequence(objectId(ids.basicConstraints), yes(), octets(sequence())),
    sequence(objectId(ids.keyUsage), yes(), octets(digitalSignatureAndNonRepudiation)),
  )
  const facts = sequence(
    context(0, integer(2)),
    integer(serial),
    algorithm,
    nameOf(issuer ?? subject),
    sequence(time(from), time(until)),
    nameOf(subject),
    publicKey.export({ format: 'der', type: 'spki' }),
    context(3, extensions),
  )
  return sequence(facts, algorithm, bits(sign('sha256', facts, privateKey)))
}

const nameOf = ({ organisation, commonName }: TestSubject): Buffer =>
  sequence(
    part(ids.country, 'CO'),
    part(ids.organisation, organisation.slice(0, 64)),
    part(ids.commonName, commonName.slice(0, 64)),
  )

const part = (id: string, words: string): Buffer => set(sequence(objectId(id), text(words)))

function packPkcs12(certificate: Buffer, key: KeyObject, password: string): Buffer {
  const locked = key.export({ format: 'der', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase: password })
  const data = (bytes: Buffer) => sequence(objectId(ids.data), context(0, octets(bytes)))
  const kept = sequence(objectId(ids.x509), context(0, octets(certificate)))
  const bags = sequence(
    sequence(objectId(ids.lockedKey), context(0, locked)),
    sequence(objectId(ids.certificateBag), context(0, kept)),
  )
  return sequence(integer(3), data(sequence(data(bags))))
}
