/** What a supplier's session must show to open its scope; the hashes are SHA-256 of the two halves. */
export interface SupplierKeys {
  token: Buffer
  cookie: Buffer
  /** The selected branch account; null is all accounts of the membership. */
  account: number | null
  /** The module that must be on for the company and granted to the person; null asks for none. */
  module: string | null
  needsMaster: boolean
  /** Whether the call counts as the person's activity. */
  renews: boolean
}

/**
 * The only key to data. It holds what must be proven, not the proof: the database opens it in the same round trip as
 * the statements that it guards, and a refusal aborts them all.
 */
export class Scope {
  readonly kind: 'supplier' | 'visitor' | 'staff'
  readonly account: number | null
  readonly company: number | null
  readonly #keys: SupplierKeys | undefined
  #isProven = false

  private constructor(kind: Scope['kind'], company: number | null, keys?: SupplierKeys) {
    this.kind = kind
    this.company = company
    this.account = keys?.account ?? null
    this.#keys = keys
  }

  /** A supplier's session, told by its two halves. Made by the server's access check only. */
  static ofSupplier(keys: SupplierKeys): Scope {
    return new Scope('supplier', null, keys)
  }

  /** A company's public face: branding, flags, content. Made by the server's access check only. */
  static ofVisitor(company: number): Scope {
    return new Scope('visitor', company)
  }

  /** One company's whole data, for its imports, its back office and the operator's commands. */
  static ofStaff(company: number): Scope {
    return new Scope('staff', company)
  }

  /** Whether the database has opened this scope at least once. */
  get isProven(): boolean {
    return this.#isProven
  }

  /** Told by the database when it has opened this scope. */
  prove(): void {
    this.#isProven = true
  }

  /** The statement that opens this scope, the first of every batch and transaction. */
  get opening(): { text: string; values: unknown[] } {
    if (this.#keys === undefined) {
      return { text: 'select open_company($1) as company_id', values: [this.company] }
    }
    const { token, cookie, account, module, needsMaster, renews } = this.#keys
    return {
      text: 'select * from open_scope($1, $2, $3, $4, $5, $6)',
      values: [token, cookie, account, module, needsMaster, renews],
    }
  }
}
