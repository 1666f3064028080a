import { createHash, sign, type KeyObject, type X509Certificate } from 'node:crypto'
import { enveloped, plainForm } from './algorithms.ts'
import { dianPolicy } from './policy.ts'
import { only } from './read-signature.ts'
import { canonicalBytes, digestOfDocument, findSignature, partById, withDocument } from './signed-document.ts'
import { group, written } from '../xml/write.ts'
import { namespaces } from '../xml/namespaces.ts'

/** A key with its certificate and those of its issuers. */
export interface DocumentSigner {
  key: KeyObject
  certificate: X509Certificate
  chain: readonly X509Certificate[]
}

/** The extension into which the signature is put. */
export const emptyExtension = '<ext:ExtensionContent></ext:ExtensionContent>'

const inclusive = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256'
const methods = {
  rsa: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  ec: 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256',
} as const

/**
 * Signs a document by XAdES-EPES with the DIAN's policy, in its empty extension: the document, the certificates and the
 * signed properties. @throws Error for a key that is neither RSA nor of an elliptic curve.
 */
export function signDocument(xml: string, signer: DocumentSigner, at: Date): string {
  const method = methods[signer.key.asymmetricKeyType === 'ec' ? 'ec' : 'rsa']
  const digests = { document: digestOfXml(xml), keyInfo: '', properties: '' }
  const draft = place(xml, signatureXml(signer, at, { ...digests, method, value: '' }))
  const parts = readParts(draft, (signature) => ({
    keyInfo: digestOf(canonicalBytes(partById(signature, 'sig-keyinfo'), plainForm, [])),
    properties: digestOf(canonicalBytes(partById(signature, 'sig-signedprops'), plainForm, [])),
  }))
  const unvalued = place(xml, signatureXml(signer, at, { ...digests, ...parts, method, value: '' }))
  const signed = readParts(unvalued, (signature) =>
    canonicalBytes(only(signature, 'ds:SignedInfo'), plainForm, []),
  )
  const value = sign('sha256', signed, { key: signer.key, dsaEncoding: 'ieee-p1363' }).toString('base64')
  return place(xml, signatureXml(signer, at, { ...digests, ...parts, method, value }))
}

type Signature = NonNullable<ReturnType<typeof findSignature>>

function readParts<Made>(xml: string, read: (signature: Signature) => Made): Made {
  return withDocument(Buffer.from(xml), (document) => {
    const signature = findSignature(document)
    if (!signature) throw new Error('The document has no place for a signature')
    return read(signature)
  })
}

const place = (xml: string, signature: string) =>
  xml.replace(emptyExtension, () => `<ext:ExtensionContent>${signature}</ext:ExtensionContent>`)

const digestOfXml = (xml: string) =>
  withDocument(Buffer.from(xml), (document) =>
    digestOfDocument(document, 'sha256', plainForm).toString('base64'),
  )

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64')

interface SignatureParts {
  document: string
  keyInfo: string
  properties: string
  method: string
  value: string
}

function signatureXml({ certificate, chain }: DocumentSigner, at: Date, parts: SignatureParts): string {
  const certificates = [certificate, ...chain].map(({ raw }) =>
    written('ds:X509Certificate', raw.toString('base64')),
  )
  const info = `<ds:SignedInfo>${algorithm('CanonicalizationMethod', inclusive)}${algorithm('SignatureMethod', parts.method)}${[
    reference('', parts.document, enveloped),
    reference('#sig-keyinfo', parts.keyInfo, inclusive),
    reference(
      '#sig-signedprops',
      parts.properties,
      inclusive,
      ' Type="http://uri.etsi.org/01903#SignedProperties"',
    ),
  ].join('')}</ds:SignedInfo>`
  const value = `<ds:SignatureValue Id="sig-value">${parts.value}</ds:SignatureValue>`
  const keyInfo = `<ds:KeyInfo Id="sig-keyinfo">${group('ds:X509Data', ...certificates)}</ds:KeyInfo>`
  return `<ds:Signature Id="sig" xmlns:ds="${namespaces.signature}">${info}${value}${keyInfo}<ds:Object><xades:QualifyingProperties xmlns:xades="${namespaces.xades}" Target="#sig">${properties(certificate, chain, at)}</xades:QualifyingProperties></ds:Object></ds:Signature>`
}

const algorithm = (name: string, uri: string) => `<ds:${name} Algorithm="${uri}"></ds:${name}>`

const reference = (uri: string, digest: string, transform: string, type = '') =>
  `<ds:Reference${type} URI="${uri}">${group('ds:Transforms', algorithm('Transform', transform))}${digested(digest)}</ds:Reference>`

const digested = (digest: string) =>
  `${algorithm('DigestMethod', sha256)}${written('ds:DigestValue', digest)}`

function properties(own: X509Certificate, chain: readonly X509Certificate[], at: Date): string {
  const signing = group(
    'xades:SignedSignatureProperties',
    written('xades:SigningTime', bogotaTime(at)),
    group('xades:SigningCertificate', ...[own, ...chain].map(certificateXml)),
    group(
      'xades:SignaturePolicyIdentifier',
      group(
        'xades:SignaturePolicyId',
        group(
          'xades:SigPolicyId',
          written('xades:Identifier', dianPolicy.id),
          written('xades:Description', dianPolicy.name),
        ),
        group('xades:SigPolicyHash', digested(dianPolicy.digest)),
      ),
    ),
    group('xades:SignerRole', group('xades:ClaimedRoles', written('xades:ClaimedRole', 'supplier'))),
  )
  return `<xades:SignedProperties Id="sig-signedprops">${signing}</xades:SignedProperties>`
}

const certificateXml = ({ raw, issuer, serialNumber }: X509Certificate) =>
  group(
    'xades:Cert',
    group('xades:CertDigest', digested(digestOf(raw))),
    group(
      'xades:IssuerSerial',
      // Node writes a name from its root; RFC 2253 begins with what is most specific.
      written('ds:X509IssuerName', issuer.split('\n').toReversed().join(',')),
      written('ds:X509SerialNumber', String(BigInt(`0x${serialNumber}`))),
    ),
  )

/** A moment as the annex writes it, with Colombia's offset. */
export function bogotaTime(at: Date): string {
  const local = new Date(at.getTime() - 5 * 3_600_000).toISOString()
  return `${local.slice(0, 19)}-05:00`
}
