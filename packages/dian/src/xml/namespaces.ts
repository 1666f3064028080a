const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:'

/** Namespaces of UBL 2.1 and of signatures; prefixes differ from issuer to issuer. */
export const namespaces = {
  aggregate: `${ubl}CommonAggregateComponents-2`,
  basic: `${ubl}CommonBasicComponents-2`,
  extension: `${ubl}CommonExtensionComponents-2`,
  signature: 'http://www.w3.org/2000/09/xmldsig#',
  xades: 'http://uri.etsi.org/01903/v1.3.2#',
} as const

/** The DIAN's namespace of UBL 2.0, which some issuers still write on documents of UBL 2.1. */
export const formerNamespace = 'http://www.dian.gov.co/contratos/facturaelectronica/v1'

/** Namespaces of the DIAN's extension: the annex's, and the one that some issuers use. */
export const structures = ['dian:gov:co:facturaelectronica:Structures-2-1', `${formerNamespace}/Structures`]

/** The namespace of a root element of UBL 2.1. */
export const rootNamespace = (name: string) => `${ubl}${name}-2`
