import { createHash, verify, type X509Certificate } from 'node:crypto'
import { XmlError, type XmlDocument, type XmlElement } from 'libxml2-wasm'
import type { SignatureReport } from '../model/signature.ts'
import { digestMethods, signatureMethods } from './algorithms.ts'
import {
  describeCertificate,
  isNamed,
  noCertificate,
  readCertificates,
  type CertificateReport,
} from './certificate.ts'
import { policyOf } from './policy.ts'
import { only, readSignature, type WrittenReference, type WrittenSignature } from './read-signature.ts'
import { SignatureFault } from './signature-fault.ts'
import {
  canonicalBytes,
  digestOfDocument,
  findSignature,
  keepOnly,
  partById,
  withDocument,
} from './signed-document.ts'

/**
 * Verifies the XAdES signature of a document: each digest, and the value with the certificate in the document. Whether the
 * certificate is of an accredited authority is not checked, only reported. The XML must be in UTF-8,
 * well-formed and without document type.
 */
export function verifySignature(bytes: Uint8Array): SignatureReport {
  try {
    const parts = withDocument(bytes, verifyParts)
    if (!parts) return { ...noCertificate, state: 'absent', detail: '', signedAt: '', policy: 'none' }
    const { written, certificate } = parts
    const differing = [...parts.differing, ...(isDocumentSame(bytes, written) ? [] : ['the document'])]
    const report = { ...certificate, signedAt: written.signedAt, policy: policyOf(written) }
    if (differing.length > 0) return { ...report, state: 'digest-differs', detail: differing.join(', ') }
    return { ...report, state: parts.isValueRight ? 'valid' : 'value-differs', detail: '' }
  } catch (fault) {
    if (!(fault instanceof SignatureFault || fault instanceof XmlError)) throw fault
    const detail = fault.message.slice(0, 200)
    return { ...noCertificate, state: 'unreadable', detail, signedAt: '', policy: 'none' }
  }
}

interface VerifiedParts {
  written: WrittenSignature
  certificate: CertificateReport
  /** References to parts of the signature whose digest differs. */
  differing: string[]
  isValueRight: boolean
}

/** Verifies what is in the signature itself; changes the document. */
function verifyParts(document: XmlDocument): VerifiedParts | undefined {
  const signature = findSignature(document)
  if (!signature) return undefined
  const written = readSignature(signature)
  if (!written.references.some(({ uri }) => uri === ''))
    throw new SignatureFault('the document is not covered')
  const parts = written.references.filter(({ uri }) => uri !== '')
  keepOnly(signature)
  const elements = parts.map((reference) => partOf(signature, reference))
  const differing = parts.filter(({ form, formPrefixes, digestMethod, digest }, at) => {
    const element = elements[at]
    if (!element) return true
    const bytes = canonicalBytes(element, form, formPrefixes)
    return !createHash(hashOf(digestMethod)).update(bytes).digest().equals(digest)
  })
  const signed = canonicalBytes(only(signature, 'ds:SignedInfo'), written.form, written.formPrefixes)
  const certificates = readCertificates(written.certificates)
  const signer = certificates.find((certificate) => isSignedBy(certificate, signed, written))
  const described = signer ?? certificates[0]
  return {
    written,
    certificate: described ? describeCertificate(described, certificates) : noCertificate,
    differing: differing.map(({ uri }) => uri),
    isValueRight: signer !== undefined && isNamed(signer, written),
  }
}

function partOf(signature: XmlElement, { uri, isEnveloped }: WrittenReference): XmlElement {
  if (!uri.startsWith('#') || isEnveloped) throw new SignatureFault('reference outside of the document')
  return partById(signature, uri.slice(1))
}

/** Whether the document without its signature has the digests of the references to it. */
function isDocumentSame(bytes: Uint8Array, { references }: WrittenSignature): boolean {
  return withDocument(bytes, (document) => {
    findSignature(document)?.remove()
    return references
      .filter(({ uri }) => uri === '')
      .every(({ isEnveloped, form, digestMethod, digest }) => {
        if (!isEnveloped) throw new SignatureFault('a signature of itself')
        return digestOfDocument(document, hashOf(digestMethod), form).equals(digest)
      })
  })
}

function isSignedBy(
  certificate: X509Certificate,
  signed: Buffer,
  { method, value }: WrittenSignature,
): boolean {
  const known = signatureMethods.get(method)
  if (!known) throw new SignatureFault(`method ${method.slice(0, 100)}`)
  try {
    const key = certificate.publicKey
    if (key.asymmetricKeyType !== known.key) return false
    return verify(known.hash, signed, { key, dsaEncoding: 'ieee-p1363' }, value)
  } catch {
    // A key that Node does not know, or a value of another length.
    return false
  }
}

function hashOf(method: string): string {
  const hash = digestMethods.get(method)
  if (hash === undefined) throw new SignatureFault(`digest ${method.slice(0, 100)}`)
  return hash
}
