import type { FiledKind, PulledKind } from '@enlace/domain/connections.ts'
import type { Bill, BillFile, BillRefusal, BillSettings, WrittenBill } from './bill.ts'
import type { ConnectorFault } from './fault.ts'

/** Fields by the importer's names; those in `numbers` were numeric, with a point before the decimals. */
export interface PulledFields {
  fields: Readonly<Record<string, string | null>>
  numbers: ReadonlySet<string>
}

/** A record of an ERP, by the field names of the importer's part. */
export interface PulledRecord extends PulledFields {
  /** The importer's part of the record. */
  kind: string
  /** The ERP's own name for it, for people who look for it there. */
  reference: string
  /** Its id within the ERP, which never changes. */
  id: string
  /** The fields that identify the record in the product. */
  key: readonly string[]
  /** Whether it was deleted, or is no longer valid. */
  isDeleted: boolean
  lines?: readonly PulledFields[]
}

/** Why a record of the ERP is not imported. */
export const unmappedReasons = [
  'supplier-without-nit',
  'invoice-without-number',
  'invoice-without-date',
  'payment-without-number',
  'payment-deductions-unclear',
  'receipt-unit-unclear',
] as const

/** A record of the ERP that cannot be imported, by the ERP's own reference. */
export interface Unmapped {
  kind: string
  reference: string
  reason: (typeof unmappedReasons)[number]
}

/** How far a kind has been read. */
export interface Cursor {
  /** The ERP's instant up to which everything was read; null before the first pass. */
  at: string | null
  /** During a pass: the value of `at` after its end. */
  next: string | null
  /** During a pass: the last record that was read. */
  after: string | null
}

/** The cursor before the first pass. */
export const startCursor: Cursor = { at: null, next: null, after: null }

/** Some records, and the cursor that is valid once they are stored. */
export interface PulledPage {
  records: readonly PulledRecord[]
  unmapped: readonly Unmapped[]
  cursor: Cursor
}

/** How many records an ERP has of each kind, and which kinds cannot be read. */
export interface ProbedKinds {
  counts: Readonly<Partial<Record<PulledKind, number>>>
  faults: Readonly<Partial<Record<PulledKind, ConnectorFault>>>
}

/** The version of an ERP, and each kind of its records. */
export interface Probe extends ProbedKinds {
  product: string
}

/** A file that an ERP keeps with a document. */
export interface AttachedFile {
  /** Its id within the ERP. */
  id: string
  /** The ERP's id of its document. */
  document: string
  name: string
  /** In bytes; null if the ERP does not say. */
  size: number | null
  /** Another one as soon as the content is another. */
  mark: string
  /** Where the ERP has its content. */
  place: string
}

/** Some documents of which files were added or changed, and the cursor that is valid once they are stored. */
export interface ChangedFilesPage {
  documents: readonly string[]
  cursor: Cursor
}

/** Reads one ERP, and writes drafts of bills into it. Every call may throw ConnectorFault. */
export interface Connector {
  /** Signs in and checks which kinds can be read. */
  probe(kinds: readonly PulledKind[]): Promise<Probe>
  /** The changes of a kind since the cursor, page by page; a record may be repeated. */
  pull(kind: PulledKind, cursor: Cursor): AsyncGenerator<PulledPage>
  /** The documents of a kind whose files changed since the cursor, page by page; a document may be repeated. */
  changedFiles(kind: FiledKind, cursor: Cursor): AsyncGenerator<ChangedFilesPage>
  /** The files of some documents of a kind, by the ids of the ERP. */
  filesOf(kind: FiledKind, documents: readonly string[]): Promise<AttachedFile[]>
  /** The content of a file. */
  download(file: AttachedFile): Promise<Buffer>
  /** Returns what the user lacks to write drafts of bills; empty if it may write them. */
  probeBills(settings: BillSettings): Promise<readonly (ConnectorFault | BillRefusal)[]>
  /**
   * Writes an invoice as a draft of a vendor bill, unless the ERP has it already; it is never posted.
   * @throws BillRefusal if a person has to correct something first.
   */
  writeBill(
    bill: Bill,
    settings: BillSettings,
    files: () => Promise<readonly BillFile[]>,
  ): Promise<WrittenBill>
  close(): void
}
