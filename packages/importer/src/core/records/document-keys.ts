import type { KnownDocument } from '@enlace/database/load/known/known-documents.ts'
import type { LinkedKind } from '@enlace/database/load/tables/document-links.ts'
import type { RecordReader } from './record-reader.ts'

/** Documents that records may refer to, by kind. */
export type KnownDocuments = Partial<Record<LinkedKind, readonly KnownDocument[]>>

const several = Symbol('several')
const plain = (text: string) => text.trim().toUpperCase()

/** Finds documents by the ERP's key, or by their number if only one of the supplier's documents has it. */
export class DocumentKeys {
  readonly #keys = new Map<string, string>()
  readonly #bySupplier = new Map<string, string>()
  readonly #byNumber = new Map<string, string | typeof several>()

  constructor(known: readonly KnownDocument[] = []) {
    for (const document of known) this.add(document)
  }

  /** Adds a document. */
  add({ key, numero, supplier }: KnownDocument): void {
    if (this.#keys.has(key)) return
    this.#keys.set(key, supplier)
    this.#bySupplier.set(`${supplier}|${plain(numero)}`, key)
    this.#byNumber.set(plain(numero), this.#byNumber.has(plain(numero)) ? several : key)
  }

  /**
   * The key that a record's field refers to, or undefined if there is no such document. An ambiguous number is refused.
   */
  find<F extends string>(record: RecordReader<F>, field: F, supplier: string | undefined) {
    const written = record.required(field, record.code(field))
    const own = supplier === undefined ? undefined : this.#bySupplier.get(`${supplier}|${plain(written)}`)
    const isKey = this.#keys.has(written) && (supplier ?? this.#keys.get(written)) === this.#keys.get(written)
    const found =
      own ?? (isKey ? written : supplier === undefined ? this.#byNumber.get(plain(written)) : undefined)
    return found === several ? record.refuse('reference-ambiguous', { field, value: written }) : found
  }

  /** The same for a required reference. */
  demand<F extends string>(record: RecordReader<F>, field: F, supplier: string | undefined): string {
    const found = this.find(record, field, supplier)
    return found ?? record.refuse('reference-unknown', { field, value: record.code(field) ?? '' })
  }
}
