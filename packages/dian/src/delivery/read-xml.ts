import type { NamedFile, ReadDocument } from '../model/delivery.ts'
import type { DocumentType } from '../model/document.ts'
import type { DianResponse } from '../model/response.ts'
import { openContainer } from '../read/read-container.ts'
import { readDocument } from '../read/read-document.ts'
import { readResponse } from '../read/read-response.ts'
import { verifySignature } from '../signature/verify.ts'
import { decodeXml } from '../xml/decode.ts'
import { formerNamespace, rootNamespace } from '../xml/namespaces.ts'
import { parseXml, type XmlElement } from '../xml/parse.ts'
import { ReadFault } from '../xml/read-fault.ts'
import { textOf } from '../xml/select.ts'
import type { SignatureReport } from '../model/signature.ts'

/** What an XML file is. */
export type ReadXml =
  | { is: 'document'; read: ReadDocument }
  | { is: 'response'; response: DianResponse; signature: SignatureReport }

const documentTypes: ReadonlyMap<string, DocumentType> = new Map([
  ['Invoice', 'invoice'],
  ['CreditNote', 'credit-note'],
  ['DebitNote', 'debit-note'],
])
const responseRoot = 'ApplicationResponse'
const containerRoot = 'AttachedDocument'

/** Reads an XML file: a document, a container with one, or a response. @throws ReadFault if it is none of them. */
export function readXmlFile(file: NamedFile): ReadXml {
  const text = decodeXml(file.bytes)
  if (text === '') throw new ReadFault('empty')
  const root = parseXml(text)
  const name = rootOf(root)
  if (name === containerRoot) return { is: 'document', read: readContained(file, root) }
  if (name === responseRoot)
    return { is: 'response', response: readResponse(root), signature: verifySignature(text) }
  return {
    is: 'document',
    read: {
      document: readDocument(root, typeOf(name)),
      xml: file,
      paper: null,
      container: null,
      response: null,
      signature: verifySignature(text),
      responseSignature: null,
    },
  }
}

function readContained(file: NamedFile, root: XmlElement): ReadDocument {
  const { container, inner, response } = openContainer(root)
  const innerRoot = parseXml(inner)
  const name = rootOf(innerRoot)
  if (name === containerRoot) throw new ReadFault('archive-nested')
  if (name === responseRoot) throw new ReadFault('nothing-inside')
  const document = readDocument(innerRoot, typeOf(name))
  const responseElement = response === '' ? undefined : parseXml(response)
  const isResponse = responseElement !== undefined && rootOf(responseElement) === responseRoot
  return {
    document,
    xml: file,
    paper: null,
    container,
    response: isResponse ? readResponse(responseElement) : null,
    signature: verifySignature(inner),
    responseSignature: isResponse ? verifySignature(response) : null,
  }
}

/** The name of a root of UBL 2.1. @throws ReadFault for another root, and for UBL 2.0. */
function rootOf(root: XmlElement): string {
  const { name, namespace } = root
  const isKnown = documentTypes.has(name) || name === responseRoot || name === containerRoot
  const version = textOf(root, 'UBLVersionID')
  if (isKnown && namespace === rootNamespace(name)) {
    if (/2\.0$/.test(version)) throw new ReadFault('ubl-2.0')
    return name
  }
  if (namespace !== formerNamespace) throw new ReadFault('unknown-root', { raiz: name.slice(0, 60) })
  // Some issuers write documents of UBL 2.1 in the namespace of the former format.
  if (isKnown && /2\.1$/.test(version)) return name
  throw new ReadFault('ubl-2.0')
}

function typeOf(name: string): DocumentType {
  const type = documentTypes.get(name)
  if (!type) throw new ReadFault('unknown-root', { raiz: name })
  return type
}
