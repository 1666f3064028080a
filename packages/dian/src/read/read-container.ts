import type { Container } from '../model/delivery.ts'
import type { XmlElement } from '../xml/parse.ts'
import { group, groups, textOf, textsOf } from '../xml/select.ts'
import { bare } from '../xml/decode.ts'
import { ReadFault } from '../xml/read-fault.ts'
import { partyNit } from './read-party.ts'

/** A container with the texts of the documents in it, as they were put there. */
export interface OpenedContainer {
  container: Container
  /** XML of the document. */
  inner: string
  /** XML of the DIAN's response; empty without one. */
  response: string
}

/** Opens an `AttachedDocument`. @throws ReadFault if no XML is in it. */
export function openContainer(root: XmlElement): OpenedContainer {
  const inner = attachedXml(root)
  if (inner === '') throw new ReadFault('nothing-inside')
  const references = groups(root, 'ParentDocumentLineReference').map((line) =>
    group(line, 'DocumentReference'),
  )
  const reference = references.find((one) => attachedXml(one) !== '') ?? references[0]
  return {
    inner,
    response: attachedXml(reference),
    container: {
      number: textOf(root, 'ID'),
      parentNumber: textOf(root, 'ParentDocumentID'),
      senderNit: partyNit(root, 'SenderParty'),
      receiverNit: partyNit(root, 'ReceiverParty'),
      referenceNumber: textOf(reference, 'ID'),
      referenceKey: textOf(reference, 'UUID'),
      resultCode: textOf(group(reference, 'ResultOfVerification'), 'ValidationResultCode'),
    },
  }
}

function attachedXml(of: XmlElement | undefined): string {
  for (const attachment of groups(of, 'Attachment')) {
    for (const description of textsOf(group(attachment, 'ExternalReference'), 'Description')) {
      const xml = bare(description)
      if (xml.startsWith('<')) return xml
    }
  }
  return ''
}
