import type { RefusalCode } from '../xml/read-fault.ts'
import type { ElectronicDocument } from './document.ts'
import type { DianResponse } from './response.ts'
import type { SignatureReport } from './signature.ts'

/** A file with its bytes as delivered. */
export interface NamedFile {
  name: string
  bytes: Uint8Array
}

/** What a delivered file contained. */
export interface Delivery {
  documents: ReadDocument[]
  /** Responses and events that belong to no document of the delivery. */
  responses: DianResponse[]
  /** Files that are neither documents nor the paper of one. */
  others: NamedFile[]
  refusals: Refusal[]
}

/** An electronic document of a delivery. */
export interface ReadDocument {
  document: ElectronicDocument
  /** The delivered XML, byte for byte: the container, or the document itself. */
  xml: NamedFile
  /** Its PDF: of the same name, or the only one beside the only document. */
  paper: NamedFile | null
  container: Container | null
  /** The DIAN's validation, of the container or beside the document. */
  response: DianResponse | null
  signature: SignatureReport
  /** The signature of the response, by which it is the DIAN's; null without response. */
  responseSignature: SignatureReport | null
}

/** What an `AttachedDocument` says of its document. */
export interface Container {
  number: string
  /** `ParentDocumentID`: the document's number. */
  parentNumber: string
  senderNit: string
  receiverNit: string
  /** `ParentDocumentLineReference/DocumentReference`: number and unique key of the document. */
  referenceNumber: string
  referenceKey: string
  /** `ValidationResultCode`. */
  resultCode: string
}

/** A file that is refused, with the sentence for the supplier. */
export interface Refusal {
  /** Name of the delivered file, or of the part of the archive. */
  file: string
  code: RefusalCode
  sentence: string
}

/** Limits of a delivery, in bytes unless said otherwise. */
export interface DeliveryLimits {
  /** Of a file as delivered, and of one XML of an archive. */
  file: number
  /** Of all files of an archive together, unpacked. */
  unpacked: number
  /** Number of files of an archive. */
  parts: number
}
