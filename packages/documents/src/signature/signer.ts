import type { KeyObject, X509Certificate } from 'node:crypto'
import { Asn1Fault } from './asn1.ts'
import { isPem, readPem } from './pem.ts'
import { type KeyBag, readPkcs12 } from './pkcs12.ts'
import { SignerFault } from './signer-fault.ts'

/** A signer, read once from a PKCS#12 or PEM file: the key, its certificate and those of its issuers. */
export interface Signer {
  key: KeyObject
  certificate: X509Certificate
  /** From the issuer upwards, as far as the file contains them. */
  chain: readonly X509Certificate[]
  /** The subject of the certificate: the common name, otherwise the organisation. */
  name: string
  issuer: string
}

const leastRsaBits = 2048

/**
 * Opens a company's file: PKCS#12, or PEM blocks with a key and its certificate. An expired certificate opens too: the
 * caller checks its dates. @throws SignerFault if it is neither, the password is wrong, or its content cannot sign.
 */
export function loadSigner(file: Buffer, password: string): Signer {
  const { keys, certificates } = read(file, password)
  if (keys.length === 0) throw new SignerFault('no-key')
  if (certificates.length === 0) throw new SignerFault('no-certificate')
  for (const key of keys) {
    const certificate = certificates.find((one) => one.checkPrivateKey(key))
    if (!certificate) continue
    if (!canSign(key)) throw new SignerFault('unsupported-key', key.asymmetricKeyType)
    const chain = chainOf(certificate, certificates)
    return { key, certificate, chain, name: nameIn(certificate.subject), issuer: nameIn(certificate.issuer) }
  }
  throw new SignerFault('key-mismatch')
}

function read(file: Buffer, password: string): KeyBag {
  try {
    return (isPem(file) ? readPem : readPkcs12)(file, password)
  } catch (fault) {
    if (fault instanceof SignerFault) throw fault
    throw new SignerFault('malformed', fault instanceof Asn1Fault ? fault.message : fault)
  }
}

/** Keys that PDF readers support: RSA of sufficient length, and the NIST curves. */
function canSign({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  if (asymmetricKeyType === 'rsa') return (asymmetricKeyDetails?.modulusLength ?? 0) >= leastRsaBits
  const curve = asymmetricKeyDetails?.namedCurve ?? ''
  return asymmetricKeyType === 'ec' && ['prime256v1', 'secp384r1', 'secp521r1'].includes(curve)
}

function chainOf(certificate: X509Certificate, others: readonly X509Certificate[]): X509Certificate[] {
  const chain: X509Certificate[] = []
  let last = certificate
  for (;;) {
    const issuer = others.find(
      (one) =>
        one !== certificate && !chain.includes(one) && last.checkIssued(one) && last.verify(one.publicKey),
    )
    if (!issuer) return chain
    chain.push(issuer)
    last = issuer
  }
}

function nameIn(subject: string): string {
  const lines = subject.split('\n')
  const of = (field: string) => lines.find((line) => line.startsWith(`${field}=`))?.slice(field.length + 1)
  return of('CN') ?? of('O') ?? subject.replaceAll('\n', ', ')
}
