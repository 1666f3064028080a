import { createHash, X509Certificate } from 'node:crypto'
import type { SignatureReport } from '../model/signature.ts'
import { digestMethods } from './algorithms.ts'
import type { WrittenSignature } from './read-signature.ts'

/** What a report says of the certificate. */
export type CertificateReport = Omit<SignatureReport, 'state' | 'detail' | 'signedAt' | 'policy'>

/** The report without a certificate. */
export const noCertificate: CertificateReport = {
  signer: '',
  signerNumber: '',
  issuer: '',
  validFrom: null,
  validTo: null,
  chain: [],
  isSelfIssued: false,
}

/** Certificates that Node reads; the others are left out. */
export function readCertificates(written: readonly Buffer[]): X509Certificate[] {
  return written.flatMap((bytes) => {
    try {
      return [new X509Certificate(bytes)]
    } catch {
      // Damaged or of an unknown kind: the signature is then not of any certificate.
      return []
    }
  })
}

/** Whether the signed properties name a certificate, or none at all. */
export function isNamed(certificate: X509Certificate, { certificateDigests }: WrittenSignature): boolean {
  if (certificateDigests.length === 0) return true
  return certificateDigests.some(({ method, value }) => {
    const hash = digestMethods.get(method)
    return hash !== undefined && createHash(hash).update(certificate.raw).digest().equals(value)
  })
}

/** Describes a signer's certificate, and the chain that the document has for it. */
export function describeCertificate(
  signer: X509Certificate,
  all: readonly X509Certificate[],
): CertificateReport {
  return {
    signer: partOf(signer.subject, 'CN') || partOf(signer.subject, 'O'),
    signerNumber: partOf(signer.subject, 'serialNumber'),
    issuer: partOf(signer.issuer, 'CN') || partOf(signer.issuer, 'O'),
    validFrom: momentOf(signer.validFrom, signer.validFromDate),
    validTo: momentOf(signer.validTo, signer.validToDate),
    isSelfIssued: isIssuedBy(signer, signer),
    chain: chainOf(signer, all).map(({ subject }) => partOf(subject, 'CN') || partOf(subject, 'O')),
  }
}

/** A moment of a certificate. For a damaged one Node writes "Bad time value", and any date; one beyond the calendar is not told. */
function momentOf(written: string, moment: Date): Date | null {
  const year = moment.getUTCFullYear()
  return written.endsWith('GMT') && year > 1 && year < 9999 ? moment : null
}

function chainOf(signer: X509Certificate, all: readonly X509Certificate[]): X509Certificate[] {
  const chain = [signer]
  for (let last: X509Certificate | undefined = signer; last;) {
    const below: X509Certificate = last
    last = all.find((candidate) => !chain.includes(candidate) && isIssuedBy(below, candidate))
    if (last) chain.push(last)
  }
  return chain
}

function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  try {
    return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)
  } catch {
    // A key that Node does not know issues nothing here.
    return false
  }
}

/** One part of a name, which Node writes one to a line: `CN=…`. */
function partOf(name: string | undefined, part: string): string {
  const line = name?.split('\n').find((text) => text.startsWith(`${part}=`))
  return line?.slice(part.length + 1).trim() ?? ''
}
