import { accountKey } from '../mapping/account-key.ts'
import type { Findings } from '../findings/finding.ts'
import type { MappingRules } from '../mapping/mapping.ts'
import type { Supplier } from './receipt.ts'
import type { RecordReader } from '../records/record-reader.ts'

/** The branch accounts of each supplier: the account's key by the branch's code, the first branch first. */
export type AccountsBySupplier = ReadonlyMap<string, ReadonlyMap<string, string>>

/** The owner of a document: the keys of the supplier and of the branch account. */
export interface DocumentOwner {
  supplier: string
  account: string
}

/** The suppliers that a file of documents may name, including those that it names for the first time. */
export class NamedSuppliers {
  readonly #accounts: AccountsBySupplier
  readonly #rules: MappingRules
  readonly #findings: Findings
  readonly #named = new Map<string, Supplier>()

  constructor(accounts: AccountsBySupplier, rules: MappingRules, findings: Findings) {
    this.#accounts = accounts
    this.#rules = rules
    this.#findings = findings
  }

  /** The suppliers that only documents name. */
  get named(): Supplier[] {
    return [...this.#named.values()]
  }

  /** The owner of a record; an unknown supplier is created if the file gives its name. */
  ownerOf(record: RecordReader<'nit' | 'nombre' | 'sucursal'>): DocumentOwner {
    const nit = record.required('nit', record.nit('nit'))
    const supplier = nit.documento_numero
    const branches = this.#accounts.get(supplier)
    if (branches) return { supplier, account: this.#branchOf(record, branches) }
    if (!this.#named.has(supplier)) this.#name(record, supplier, nit.documento_dv)
    return { supplier, account: accountKey(supplier, this.#rules) }
  }

  #branchOf(record: RecordReader<'sucursal'>, branches: ReadonlyMap<string, string>): string {
    const code = record.code('sucursal')
    const [first] = branches.values()
    const found = code === undefined ? (branches.get(this.#rules.branch.codigo) ?? first) : branches.get(code)
    return found ?? record.refuse('branch-unknown', { field: 'sucursal', value: code ?? '' })
  }

  /** A refused document must not create a supplier, so the supplier waits until the record is read. */
  #name(record: RecordReader<'nit' | 'nombre'>, key: string, documento_dv: number): void {
    const nombre = record.text('nombre') ?? record.refuse('supplier-unknown', { field: 'nit', value: key })
    record.whenRead(() => {
      this.#findings.doubt(record.place, 'supplier-created', { value: key, values: { nombre } })
      this.#named.set(key, { place: record.place, key, documento_dv, nombre })
    })
  }
}
