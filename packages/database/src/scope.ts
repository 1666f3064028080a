/** What a supplier's session must present to open its scope; the hashes are SHA-256 of the two halves. */
export interface SupplierKeys {
  token: Buffer
  cookie: Buffer
  /** The selected branch account; null is all accounts of the membership. */
  account: number | null
  /** The module that must be on for the company and granted to the person; null requires none. */
  module: string | null
  needsMaster: boolean
  /** Whether the call counts as the person's activity. */
  renews: boolean
  /** Whether it changes the supplier's data: refused for read-only viewers. */
  changes?: boolean
  /** Whether it also opens before a legal text of the company has been accepted. */
  isBeforeAcceptance?: boolean
  /**
   * Who must have confirmed their identity recently: everybody, or only persons with a second factor; undefined for
   * nobody.
   */
  stepUp?: 'everybody' | 'with-factor' | undefined
}

/** What a staff member's session must present to open its company. */
export interface StaffKeys {
  token: Buffer
  cookie: Buffer
  /** The roles that may do this. */
  roles: readonly string[]
  /** Whether the call counts as the person's activity. */
  renews: boolean
  /**
   * Who must have confirmed their identity recently: everybody, or only persons with a second factor; undefined for
   * nobody.
   */
  stepUp?: 'everybody' | 'with-factor' | undefined
  /** Whether the data is the person's and not the company's: a sign-in by an identity provider does not open it. */
  ownSignIn?: boolean
}

/** The values by name with which a supplier's session opens its scope. */
const sessionKeys = 'token => $1, cookie => $2, account => $3, module => $4, needs_master => $5, renews => $6'

/** Seconds after a confirmation of identity in which a session may do dangerous acts. */
export const stepUpSeconds = 10 * 60

/**
 * The roles in which scopes open, each with connections of its own: the portal's, a staff member's, that of work for a
 * company without a session, and that of look-ups.
 */
export type Door = 'app' | 'staff' | 'works' | 'lookUp'

/** A statement with its values. */
interface Opening {
  text: string
  values: unknown[]
}

/**
 * The only access to data. It contains the claim, not the proof: the database verifies it in the same round trip as the
 * statements that it protects, and a refusal aborts all of them.
 */
export class Scope {
  readonly kind: 'supplier' | 'visitor' | 'staff'
  /** The role in which it opens. */
  readonly door: Door
  readonly account: number | null
  readonly company: number | null
  /** The supplier to which a staff scope narrows its reading; null for everything in the scope. */
  readonly thirdParty: number | null
  readonly #opening: Opening
  /** How the person's other memberships open, by a session or a ticket; undefined for other scopes. */
  readonly #siblings: Opening | undefined
  #isProven = false

  private constructor(
    kind: Scope['kind'],
    opening: Opening,
    only: { company?: number; account?: number | null; thirdParty?: number; siblings?: Opening },
    door: Door = kind === 'staff' ? 'staff' : 'app',
  ) {
    this.kind = kind
    this.door = door
    this.company = only.company ?? null
    this.account = only.account ?? null
    this.thirdParty = only.thirdParty ?? null
    this.#opening = opening
    this.#siblings = only.siblings
  }

  /** A supplier's session, by its two halves. Created only by the server's access check. */
  static ofSupplier({ token, cookie, account, module, needsMaster, renews, ...asks }: SupplierKeys): Scope {
    const { changes = false, isBeforeAcceptance = false, stepUp } = asks
    const keys = [token, cookie, account, module, needsMaster, renews]
    const plain = { door: `open_scope(${sessionKeys})`, values: keys }
    const stepped = {
      door: `open_stepped_scope(${sessionKeys}, valid_seconds => $7, only_with_factor => $8)`,
      values: [...keys, stepUpSeconds, stepUp === 'with-factor'],
    }
    const { door, values } = stepUp === undefined ? plain : stepped
    const forWriters = changes ? `refuse_reader(${door})` : door
    const text = `select * from ${isBeforeAcceptance ? forWriters : `refuse_unaccepted(${forWriters})`}`
    const siblings = { text: 'select * from open_sibling_scope($1, $2', values: [token, cookie] }
    return new Scope('supplier', { text, values }, { account, siblings })
  }

  /** The session of a spent ticket, with the account that it was issued for. Created only by `serveFile`. */
  static ofTicket(grant: Buffer, account: number | null): Scope {
    return new Scope(
      'supplier',
      { text: 'select * from open_ticket_scope($1)', values: [grant] },
      { account, siblings: { text: 'select * from open_ticket_sibling_scope($1', values: [grant] } },
    )
  }

  /** The person of a calendar's secret address, for its events only. Created only by the route of that address. */
  static ofEventFeed(token: Buffer): Scope {
    return new Scope('supplier', { text: 'select * from open_feed_scope($1)', values: [token] }, {})
  }

  /** The person who requested a job, while the worker has claimed it. Created only by the queue. */
  static ofJob(job: { company: number; id: string; claimer: string; account: number | null }): Scope {
    const { company, id, claimer, account } = job
    const text = 'select * from open_job_scope($1, $2, $3)'
    return new Scope('supplier', { text, values: [company, id, claimer] }, { company, account })
  }

  /**
   * The supplier in whose name the documents of a mail are handed in, while the worker has claimed the job that reads the
   * mailbox. Created only by that job.
   */
  static ofMail(job: { company: number; id: string; claimer: string }, mail: string): Scope {
    const { company, id, claimer } = job
    const text = 'select * from open_mail_scope($1, $2, $3, $4)'
    return new Scope('supplier', { text, values: [company, id, claimer, mail] }, { company })
  }

  /**
   * The supplier of a key that one of its programs sent, for the documents that are handed in. Created only by the check of
   * that key.
   */
  static ofSupplierKey(company: number, hash: Buffer): Scope {
    return new Scope(
      'supplier',
      { text: 'select * from open_supplier_key_scope($1)', values: [hash] },
      { company },
    )
  }

  /** The public part of a company: branding, flags, content. Created only by the server's access check. */
  static ofVisitor(company: number): Scope {
    return new Scope('visitor', openCompany(company), { company })
  }

  /** A company during a sign-in or a password reset: it may look people up. */
  static ofSignIn(company: number): Scope {
    return new Scope('visitor', openCompany(company), { company }, 'lookUp')
  }

  /** The company of a staff member's session, by its two halves. Created only by the server's access check. */
  static ofStaffMember({ token, cookie, roles, renews, stepUp, ownSignIn = false }: StaffKeys): Scope {
    const values = [token, cookie, roles, renews, stepUp === undefined ? null : stepUpSeconds]
    const door = stepUp === 'with-factor' ? 'open_factor_staff_scope' : 'open_staff_scope'
    const opened = `${door}($1, $2, $3, $4, $5)`
    return new Scope(
      'staff',
      { text: `select * from ${ownSignIn ? `refuse_provider(${opened})` : opened}`, values },
      {},
    )
  }

  /** The staff member's session of a spent ticket. Created only by `serveFile`. */
  static ofStaffTicket(grant: Buffer): Scope {
    return new Scope('staff', { text: 'select * from open_staff_ticket_scope($1)', values: [grant] }, {})
  }

  /** All data of one company, for its imports, its back office and the operator's commands. */
  static ofStaff(company: number): Scope {
    return new Scope('staff', openCompany(company), { company }, 'works')
  }

  /**
   * This scope, narrowed to one supplier for reading: the staff then uses that supplier's queries. Its rights remain
   * the same. @throws Error for a scope of others than the staff.
   */
  about(thirdParty: number): Scope {
    if (this.kind !== 'staff') throw new Error('Only the staff reads about a supplier')
    return new Scope('staff', this.#opening, { thirdParty }, this.door)
  }

  /**
   * The scope of another membership of the same person, all of its accounts, for reading. It opens if entering that company
   * would need nothing more: the database refuses it with `account-foreign`, `module-off`, `page-offline`, `step-up-needed`
   * or `acceptance-due`, and always while the staff looks at the portal as a supplier. @throws Error for a scope without a
   * session.
   */
  sibling(membership: string, module: string): Scope {
    if (this.#siblings === undefined) throw new Error('Only a session has a person with other memberships')
    const { text, values } = this.#siblings
    const at = values.length
    return new Scope(
      'supplier',
      { text: `${text}, $${at + 1}, $${at + 2})`, values: [...values, membership, module] },
      { account: null },
    )
  }

  /** Whether the database has opened this scope at least once. */
  get isProven(): boolean {
    return this.#isProven
  }

  /** Called when the database has opened this scope. */
  prove(): void {
    this.#isProven = true
  }

  /** The statement that opens this scope, the first of every batch and transaction. */
  get opening(): Opening {
    return this.#opening
  }
}

function openCompany(company: number): Opening {
  return { text: 'select open_company($1) as company_id', values: [company] }
}
