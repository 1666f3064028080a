import type { NamedFile, ReadDocument } from '../model/delivery.ts'
import type { DocumentLine, DocumentType, ElectronicDocument } from '../model/document.ts'
import type { DianResponse } from '../model/response.ts'
import type { SignatureReport } from '../model/signature.ts'
import { openContainer, type OpenedContainer } from '../read/read-container.ts'
import { readDocument } from '../read/read-document.ts'
import { readLine } from '../read/read-lines.ts'
import { readResponse } from '../read/read-response.ts'
import { verifySignature } from '../signature/verify.ts'
import { decodeXml } from '../xml/decode.ts'
import { formerNamespace, rootNamespace } from '../xml/namespaces.ts'
import { parseXml, type XmlElement } from '../xml/parse.ts'
import { ReadFault } from '../xml/read-fault.ts'
import { textOf } from '../xml/select.ts'

/** What an XML file is. */
export type ReadXml =
  | { is: 'document'; read: ReadDocument }
  | { is: 'response'; response: DianResponse; signature: SignatureReport }

/** What the text of an XML is. */
type Content =
  | { is: 'document'; document: ElectronicDocument }
  | { is: 'response'; response: DianResponse }
  | { is: 'container'; opened: OpenedContainer }

const documentTypes: ReadonlyMap<string, DocumentType> = new Map([
  ['Invoice', 'invoice'],
  ['CreditNote', 'credit-note'],
  ['DebitNote', 'debit-note'],
])
const responseRoot = 'ApplicationResponse'
const containerRoot = 'AttachedDocument'

/** Reads an XML file: a document, a container with one, or a response. @throws ReadFault if it is none of them. */
export function readXmlFile(file: NamedFile): ReadXml {
  const { pieces, utf8 } = decodeXml(file.bytes)
  const content = readContent(pieces)
  if (content.is === 'container') return { is: 'document', read: readContained(file, content.opened) }
  const signature = verifySignature(utf8)
  if (content.is === 'response') return { ...content, signature }
  const { document } = content
  const alone = { paper: null, container: null, response: null, responseSignature: null }
  return { is: 'document', read: { document, xml: file, signature, ...alone } }
}

function readContained(file: NamedFile, { container, inner, response }: OpenedContainer): ReadDocument {
  const content = readContent([inner])
  if (content.is === 'container') throw new ReadFault('archive-nested')
  if (content.is === 'response') throw new ReadFault('nothing-inside')
  const answer = response === '' ? undefined : readContent([response])
  const isAnswered = answer?.is === 'response'
  return {
    document: content.document,
    xml: file,
    paper: null,
    container,
    response: isAnswered ? answer.response : null,
    signature: verifySignature(Buffer.from(inner, 'utf8')),
    responseSignature: isAnswered ? verifySignature(Buffer.from(response, 'utf8')) : null,
  }
}

/** Reads a text; of its tree nothing is held afterwards, and of lines not even while it is read. */
function readContent(pieces: Iterable<string>): Content {
  const lines: DocumentLine[] = []
  const root = parseXml(pieces, (child, { name }) => {
    const type = documentTypes.get(name)
    const line = type && readLine(child, type, lines.length + 1)
    if (line) lines.push(line)
    return line !== undefined
  })
  const name = rootOf(root)
  if (name === containerRoot) return { is: 'container', opened: openContainer(root) }
  const type = documentTypes.get(name)
  if (!type) return { is: 'response', response: readResponse(root) }
  return { is: 'document', document: readDocument(root, type, lines) }
}

/** The name of a root of UBL 2.1. @throws ReadFault for another root, and for UBL 2.0. */
function rootOf(root: XmlElement): string {
  const { name, namespace } = root
  const isKnown = documentTypes.has(name) || name === responseRoot || name === containerRoot
  const version = textOf(root, 'UBLVersionID')
  if (isKnown && namespace === rootNamespace(name)) {
    if (version.endsWith('2.0')) throw new ReadFault('ubl-2.0')
    return name
  }
  if (namespace !== formerNamespace) throw new ReadFault('unknown-root', { raiz: name.slice(0, 60) })
  // Some issuers write documents of UBL 2.1 in the namespace of the former format.
  if (isKnown && version.endsWith('2.1')) return name
  throw new ReadFault('ubl-2.0')
}
