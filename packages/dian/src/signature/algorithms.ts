import { XmlC14NMode } from 'libxml2-wasm'

/** A canonical form: its mode, and whether comments are part of it. */
export interface CanonicalForm {
  mode: 0 | 1 | 2
  withComments: boolean
}

const inclusive = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const inclusive11 = 'http://www.w3.org/2006/12/xml-c14n11'
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#'

/** The transform that takes the signature out of what it signs. */
export const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'

/** The canonical form that applies where none is named. */
export const plainForm: CanonicalForm = { mode: XmlC14NMode.XML_C14N_1_0, withComments: false }

/** The canonical forms by their names in a signature. */
export const canonicalForms: ReadonlyMap<string, CanonicalForm> = new Map([
  [inclusive, plainForm],
  [`${inclusive}#WithComments`, { ...plainForm, withComments: true }],
  [inclusive11, { mode: XmlC14NMode.XML_C14N_1_1, withComments: false }],
  [`${inclusive11}#WithComments`, { mode: XmlC14NMode.XML_C14N_1_1, withComments: true }],
  [exclusive, { mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0, withComments: false }],
  [`${exclusive}WithComments`, { mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0, withComments: true }],
])

/** Hashes by their names in a signature. SHA-1 is not one: the DIAN's signature policy does not allow it. */
export const digestMethods: ReadonlyMap<string, string> = new Map([
  ['http://www.w3.org/2001/04/xmlenc#sha256', 'sha256'],
  ['http://www.w3.org/2001/04/xmldsig-more#sha384', 'sha384'],
  ['http://www.w3.org/2001/04/xmlenc#sha512', 'sha512'],
])

/** The key and the hash of each method of signature. */
export const signatureMethods: ReadonlyMap<string, { key: 'rsa' | 'ec'; hash: string }> = new Map([
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', { key: 'rsa', hash: 'sha256' }],
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha384', { key: 'rsa', hash: 'sha384' }],
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha512', { key: 'rsa', hash: 'sha512' }],
  ['http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256', { key: 'ec', hash: 'sha256' }],
  ['http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha384', { key: 'ec', hash: 'sha384' }],
])
