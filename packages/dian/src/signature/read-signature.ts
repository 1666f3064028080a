import type { XmlElement } from 'libxml2-wasm'
import { canonicalForms, enveloped, plainForm, type CanonicalForm } from './algorithms.ts'
import { elementsAt } from './signed-document.ts'
import { SignatureFault } from './signature-fault.ts'

/** A signature as written. */
export interface WrittenSignature {
  form: CanonicalForm
  formPrefixes: string[]
  method: string
  value: Buffer
  references: WrittenReference[]
  /** Certificates in DER, in the order of the document. */
  certificates: Buffer[]
  /** Digests by which the signed properties name the signer's certificate; empty if they name none. */
  certificateDigests: { method: string; value: Buffer }[]
  signedAt: string
  /** Signature policies that the signed properties name, each with the hash of its document. */
  policies: { id: string; method: string; value: Buffer }[]
}

/** A reference of a signature: what it covers, and the digest of it. */
export interface WrittenReference {
  /** Empty for the whole document, `#id` for a part. */
  uri: string
  isEnveloped: boolean
  form: CanonicalForm
  formPrefixes: string[]
  digestMethod: string
  digest: Buffer
}

const most = { references: 10, certificates: 10, transforms: 4 } as const

/** Reads a signature. @throws SignatureFault if its form is not one that is verified. */
export function readSignature(signature: XmlElement): WrittenSignature {
  const info = only(signature, 'ds:SignedInfo')
  const method = only(info, 'ds:CanonicalizationMethod')
  const references = elementsAt(info, 'ds:Reference')
  if (references.length === 0 || references.length > most.references)
    throw new SignatureFault('number of references')
  const properties =
    'ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties'
  return {
    form: formOf(method),
    formPrefixes: inclusivePrefixes(method),
    method: algorithmOf(only(info, 'ds:SignatureMethod')),
    value: bytesOf(only(signature, 'ds:SignatureValue')),
    references: references.map(readReference),
    certificates: elementsAt(signature, 'ds:KeyInfo/ds:X509Data/ds:X509Certificate')
      .slice(0, most.certificates)
      .map(bytesOf),
    certificateDigests: elementsAt(
      signature,
      `${properties}/xades:SigningCertificate/xades:Cert/xades:CertDigest | ${properties}/xades:SigningCertificateV2/xades:Cert/xades:CertDigest`,
    ).map((digest) => ({
      method: algorithmOf(only(digest, 'ds:DigestMethod')),
      value: bytesOf(only(digest, 'ds:DigestValue')),
    })),
    signedAt: elementsAt(signature, `${properties}/xades:SigningTime`)[0]?.content.trim() ?? '',
    policies: elementsAt(
      signature,
      `${properties}/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId`,
    ).map((policy) => ({
      id: only(policy, 'xades:SigPolicyId/xades:Identifier').content.trim(),
      method: algorithmOf(only(policy, 'xades:SigPolicyHash/ds:DigestMethod')),
      value: bytesOf(only(policy, 'xades:SigPolicyHash/ds:DigestValue')),
    })),
  }
}

/** The only element at a path. @throws SignatureFault if there is none, or several. */
export function only(of: XmlElement, path: string): XmlElement {
  const [first, second] = elementsAt(of, path)
  if (!first || second) throw new SignatureFault(`not one ${path}`)
  return first
}

function readReference(reference: XmlElement): WrittenReference {
  const transforms = elementsAt(reference, 'ds:Transforms/ds:Transform')
  if (transforms.length > most.transforms) throw new SignatureFault('number of transforms')
  const forms = transforms.filter((transform) => algorithmOf(transform) !== enveloped)
  const [form, second] = forms
  if (second) throw new SignatureFault('several canonical forms')
  const uri = reference.attr('URI')?.value
  if (uri === undefined) throw new SignatureFault('reference without address')
  return {
    uri,
    isEnveloped: forms.length < transforms.length,
    form: form ? formOf(form) : plainForm,
    formPrefixes: form ? inclusivePrefixes(form) : [],
    digestMethod: algorithmOf(only(reference, 'ds:DigestMethod')),
    digest: bytesOf(only(reference, 'ds:DigestValue')),
  }
}

function formOf(method: XmlElement): CanonicalForm {
  const name = algorithmOf(method)
  const form = canonicalForms.get(name)
  if (!form) throw new SignatureFault(`transform ${name}`)
  return form
}

function algorithmOf(element: XmlElement): string {
  return element.attr('Algorithm')?.value ?? ''
}

/** The prefixes of `InclusiveNamespaces`, the one parameter of the exclusive form. */
function inclusivePrefixes(method: XmlElement): string[] {
  const list =
    elementsAt(method, "*[local-name() = 'InclusiveNamespaces']")[0]?.attr('PrefixList')?.value ?? ''
  return list.split(/\s+/).filter((prefix) => prefix !== '')
}

function bytesOf(element: XmlElement): Buffer {
  return Buffer.from(element.content, 'base64')
}
