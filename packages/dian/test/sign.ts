// Signs documents as issuers do, with another library than the product's: each checks the other.
import 'reflect-metadata'
import { createHash, sign, webcrypto, KeyObject } from 'node:crypto'
import { createRequire } from 'node:module'
import { X509CertificateGenerator, type X509Certificate } from '@peculiar/x509'

/** Of the nodes of a document, what is used here. */
interface TestNode {
  localName: string
  getAttribute(name: string): string | null
}

interface TestDocument {
  documentElement: TestNode
  getElementsByTagName(name: string): ArrayLike<TestNode>
}

/** What is used of the libraries: their own types would declare a browser's globals for the whole program. */
interface Signing {
  DOMParser: new () => { parseFromString(xml: string, type: string): TestDocument }
  C14nCanonicalization: new () => {
    process(node: TestNode, options: { ancestorNamespaces: unknown[] }): string
  }
  findAncestorNs(document: TestDocument, path: string): unknown[]
}

const require = createRequire(import.meta.url)
// A module that is required has no type of its own.
const signing = { ...require('@xmldom/xmldom'), ...require('xml-crypto') } as Signing
const { DOMParser, C14nCanonicalization, findAncestorNs } = signing

const c14n = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256'
const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
}

const period = { notBefore: new Date('2026-01-01T05:00:00Z'), notAfter: new Date('2027-01-01T05:00:00Z') }

/** A key with its certificate and that of the authority that issued it. */
export interface TestSigner {
  key: KeyObject
  /** In DER, the signer's first. */
  certificates: Buffer[]
}

/** A new key with a certificate of a test authority, valid for the year 2026. */
export async function makeSigner(name: string, nit: string): Promise<TestSigner> {
  const root = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const authority = await X509CertificateGenerator.createSelfSigned({
    name: 'C=CO, O=Autoridad de prueba, CN=Entidad de certificación de prueba',
    keys: root,
    signingAlgorithm: algorithm,
    ...period,
  })
  const own = await X509CertificateGenerator.create({
    subject: `C=CO, O=${name}, CN=${name}, 2.5.4.5=${nit}`,
    issuer: authority.subject,
    publicKey: keys.publicKey,
    signingKey: root.privateKey,
    signingAlgorithm: algorithm,
    ...period,
  })
  const der = (certificate: X509Certificate) => Buffer.from(certificate.rawData)
  return { key: KeyObject.from(keys.privateKey), certificates: [der(own), der(authority)] }
}

/** The signer of a certificate that nobody else issued. */
export async function makeSelfIssuedSigner(name: string): Promise<TestSigner> {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const own = await X509CertificateGenerator.createSelfSigned({
    name: `C=CO, O=${name}, CN=${name}`,
    keys,
    signingAlgorithm: algorithm,
    ...period,
  })
  return { key: KeyObject.from(keys.privateKey), certificates: [Buffer.from(own.rawData)] }
}

/** How a test's signature departs from the annex's. */
export interface SignatureChange {
  /** Changes the finished signature, before the value is made. */
  info?: (signedInfo: string) => string
  method?: string
  /** The signature policy as written; the DIAN's by default. */
  policy?: string
}

/** Where a document's template has the signature. */
export const signaturePlace = '<!-- signature -->'

/** Signs a document by XAdES-EPES as the annex asks: the document, the certificates and the signed properties. */
export function signXades(
  xml: string,
  { key, certificates }: TestSigner,
  change: SignatureChange = {},
): string {
  const digests = new Map<string, string>()
  const info = () => {
    const made = signedInfo(digests, change.method)
    return change.info ? change.info(made) : made
  }
  const whole = (value: string) =>
    xml.replace(signaturePlace, () =>
      signatureXml(info(), value, { certificates, policy: change.policy ?? dianPolicyXml }),
    )
  digests.set('', digestOf(canonical(xml.replace(signaturePlace, ''), '/*')))
  for (const id of ['keyinfo', 'signedprops'])
    digests.set(id, digestOf(canonical(whole(''), `//*[@Id='sig-${id}']`)))
  const signed = canonical(whole(''), "//*[local-name()='SignedInfo']")
  return whole(sign('sha256', Buffer.from(signed), key).toString('base64'))
}

/** The DIAN's policy as real invoices name it. */
export const dianPolicyXml = `<xades:SignaturePolicyIdentifier><xades:SignaturePolicyId><xades:SigPolicyId><xades:Identifier>https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf</xades:Identifier></xades:SigPolicyId><xades:SigPolicyHash><ds:DigestMethod Algorithm="${sha256}"/><ds:DigestValue>dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=</ds:DigestValue></xades:SigPolicyHash></xades:SignaturePolicyId></xades:SignaturePolicyIdentifier>`

function signatureXml(
  info: string,
  value: string,
  { certificates, policy }: { certificates: Buffer[]; policy: string },
): string {
  const written = certificates
    .map((one) => `<ds:X509Certificate>${one.toString('base64')}</ds:X509Certificate>`)
    .join('\n')
  const digest = createHash('sha256')
    .update(certificates[0] ?? '')
    .digest('base64')
  return `<ds:Signature Id="sig" xmlns:ds="http://www.w3.org/2000/09/xmldsig#">
${info}
<ds:SignatureValue Id="sig-value">${value}</ds:SignatureValue>
<ds:KeyInfo Id="sig-keyinfo"><ds:X509Data>${written}</ds:X509Data></ds:KeyInfo>
<ds:Object><xades:QualifyingProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" Target="#sig"><xades:SignedProperties Id="sig-signedprops"><xades:SignedSignatureProperties><xades:SigningTime>2026-08-14T16:06:00-05:00</xades:SigningTime><xades:SigningCertificate><xades:Cert><xades:CertDigest><ds:DigestMethod Algorithm="${sha256}"/><ds:DigestValue>${digest}</ds:DigestValue></xades:CertDigest></xades:Cert></xades:SigningCertificate>${policy}</xades:SignedSignatureProperties></xades:SignedProperties></xades:QualifyingProperties></ds:Object>
</ds:Signature>`
}

function signedInfo(
  digests: ReadonlyMap<string, string>,
  method = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
) {
  const reference = (uri: string, transform: string, id: string, type = '') =>
    `<ds:Reference${type} URI="${uri}"><ds:Transforms><ds:Transform Algorithm="${transform}"/></ds:Transforms><ds:DigestMethod Algorithm="${sha256}"/><ds:DigestValue>${digests.get(id) ?? ''}</ds:DigestValue></ds:Reference>`
  return `<ds:SignedInfo><ds:CanonicalizationMethod Algorithm="${c14n}"/><ds:SignatureMethod Algorithm="${method}"/>
${reference('', 'http://www.w3.org/2000/09/xmldsig#enveloped-signature', '')}
${reference('#sig-keyinfo', c14n, 'keyinfo')}
${reference('#sig-signedprops', c14n, 'signedprops', ' Type="http://uri.etsi.org/01903#SignedProperties"')}
</ds:SignedInfo>`
}

function canonical(xml: string, path: string): string {
  const document = new DOMParser().parseFromString(xml, 'text/xml')
  const node = path === '/*' ? document.documentElement : elementAt(document, path)
  if (!node) throw new Error(`Nothing at ${path}`)
  const ancestorNamespaces = path === '/*' ? [] : findAncestorNs(document, path)
  return new C14nCanonicalization().process(node, { ancestorNamespaces })
}

function elementAt(document: TestDocument, path: string): TestNode | undefined {
  const id = /@Id='([^']+)'/.exec(path)?.[1]
  return Array.from(document.getElementsByTagName('*')).find((element) =>
    id === undefined ? element.localName === 'SignedInfo' : element.getAttribute('Id') === id,
  )
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
