import type { PulledKind } from '@enlace/domain/connections.ts'
import type { ConnectorFault } from './fault.ts'

/** Fields by the importer's names; those in `numbers` were numbers by themselves, with a point before the decimals. */
export interface PulledFields {
  fields: Readonly<Record<string, string | null>>
  numbers: ReadonlySet<string>
}

/** A record of an ERP, by the field names of the importer's part. */
export interface PulledRecord extends PulledFields {
  /** The importer's part that it is a record of. */
  kind: string
  /** How the ERP itself calls it, for people who look for it there. */
  reference: string
  /** Its number within the ERP, which stays when everything else changes. */
  id: string
  /** The fields by which the product knows the record again. */
  key: readonly string[]
  /** Whether it is no more, or does not count any more. */
  isDeleted: boolean
  lines?: readonly PulledFields[]
}

/** Why a record of the ERP is not brought. */
export const unmappedReasons = [
  'supplier-without-nit',
  'invoice-without-number',
  'invoice-without-date',
  'payment-without-number',
  'payment-deductions-unclear',
  'receipt-unit-unclear',
] as const

/** A record of the ERP that has no place here, by the ERP's own reference. */
export interface Unmapped {
  kind: string
  reference: string
  reason: (typeof unmappedReasons)[number]
}

/** How far a kind has been brought. */
export interface Cursor {
  /** The ERP's instant up to which everything was brought; null before the first time. */
  at: string | null
  /** While a pass is under way: the instant that `at` becomes at its end. */
  next: string | null
  /** While a pass is under way: the last record that was brought. */
  after: string | null
}

/** Nothing was brought yet. */
export const startCursor: Cursor = { at: null, next: null, after: null }

/** Some records, and the cursor that holds once they are kept. */
export interface PulledPage {
  records: readonly PulledRecord[]
  unmapped: readonly Unmapped[]
  cursor: Cursor
}

/** How many records an ERP has of each kind, and which kinds cannot be read by themselves. */
export interface ProbedKinds {
  counts: Readonly<Partial<Record<PulledKind, number>>>
  faults: Readonly<Partial<Record<PulledKind, ConnectorFault>>>
}

/** What an ERP says of itself, and of each kind of its records. */
export interface Probe extends ProbedKinds {
  product: string
}

/** Reads one ERP. Every call may throw ConnectorFault. */
export interface Connector {
  /** Signs in and looks which kinds can be read. */
  probe(kinds: readonly PulledKind[]): Promise<Probe>
  /** What changed of a kind since the cursor, page by page; a record may come again. */
  pull(kind: PulledKind, cursor: Cursor): AsyncGenerator<PulledPage>
  close(): void
}
