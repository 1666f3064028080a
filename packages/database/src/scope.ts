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
  /** Whether it changes something of the supplier's: not for who may only look. */
  changes?: boolean
  /** Whether it opens also where a legal text of the company has still to be accepted. */
  isBeforeAcceptance?: boolean
  /** Who must have shown lately who it is: everybody, or only who has a second factor; undefined asks for nothing. */
  stepUp?: 'everybody' | 'with-factor' | undefined
}

/** What a staff member's session must show to open its company. */
export interface StaffKeys {
  token: Buffer
  cookie: Buffer
  /** The roles that may do this. */
  roles: readonly string[]
  /** Whether the call counts as the person's activity. */
  renews: boolean
  /** Who must have shown lately who it is: everybody, or only who has a second factor; undefined asks for nothing. */
  stepUp?: 'everybody' | 'with-factor' | undefined
  /** Whether this is the person's and not its company's: no identity provider's word opens it. */
  ownSignIn?: boolean
}

/** The values by name with which a supplier's session opens its scope. */
const sessionKeys = 'token => $1, cookie => $2, account => $3, module => $4, needs_master => $5, renews => $6'

/** Seconds for which a session that has shown who it is may do dangerous acts. */
export const stepUpSeconds = 10 * 60

/**
 * The roles that scopes open in, each with connections of its own: the portal's, a staff member's, that of work for a company
 * that nobody's session proves, and that of look-ups.
 */
export type Door = 'app' | 'staff' | 'works' | 'lookUp'

/** A statement with its values. */
interface Opening {
  text: string
  values: unknown[]
}

/**
 * The only key to data. It holds what must be proven, not the proof: the database opens it in the same round trip as
 * the statements that it guards, and a refusal aborts them all.
 */
export class Scope {
  readonly kind: 'supplier' | 'visitor' | 'staff'
  /** The role that it opens in. */
  readonly door: Door
  readonly account: number | null
  readonly company: number | null
  /** The supplier whose rows a staff scope narrows its reading to; null for all that the scope has. */
  readonly thirdParty: number | null
  readonly #opening: Opening
  #isProven = false

  private constructor(
    kind: Scope['kind'],
    opening: Opening,
    only: { company?: number; account?: number | null; thirdParty?: number },
    door: Door = kind === 'staff' ? 'staff' : 'app',
  ) {
    this.kind = kind
    this.door = door
    this.company = only.company ?? null
    this.account = only.account ?? null
    this.thirdParty = only.thirdParty ?? null
    this.#opening = opening
  }

  /** A supplier's session, told by its two halves. Made by the server's access check only. */
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
    return new Scope('supplier', { text, values }, { account })
  }

  /** The session that a spent ticket stands for, with the account that it was asked for. Made by `serveFile` only. */
  static ofTicket(grant: Buffer, account: number | null): Scope {
    return new Scope(
      'supplier',
      { text: 'select * from open_ticket_scope($1)', values: [grant] },
      { account },
    )
  }

  /** The person of a calendar's secret address, as far as its events go. Made by the route of that address only. */
  static ofEventFeed(token: Buffer): Scope {
    return new Scope('supplier', { text: 'select * from open_feed_scope($1)', values: [token] }, {})
  }

  /** Whoever asked for a piece of work, while the worker has it in hand. Made by the queue only. */
  static ofJob(job: { company: number; id: string; claimer: string; account: number | null }): Scope {
    const { company, id, claimer, account } = job
    const text = 'select * from open_job_scope($1, $2, $3)'
    return new Scope('supplier', { text, values: [company, id, claimer] }, { company, account })
  }

  /** A company's public face: branding, flags, content. Made by the server's access check only. */
  static ofVisitor(company: number): Scope {
    return new Scope('visitor', openCompany(company), { company })
  }

  /** A company to which somebody signs in, or whose password somebody forgot: it may look people up. */
  static ofSignIn(company: number): Scope {
    return new Scope('visitor', openCompany(company), { company }, 'lookUp')
  }

  /** The company of a staff member's session, told by its two halves. Made by the server's access check only. */
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

  /** The staff member's session that a spent ticket stands for. Made by `serveFile` only. */
  static ofStaffTicket(grant: Buffer): Scope {
    return new Scope('staff', { text: 'select * from open_staff_ticket_scope($1)', values: [grant] }, {})
  }

  /** One company's whole data, for its imports, its back office and the operator's commands. */
  static ofStaff(company: number): Scope {
    return new Scope('staff', openCompany(company), { company }, 'works')
  }

  /**
   * This scope, its reading narrowed to one supplier: the staff then reads by the queries by which that supplier reads. What the
   * scope may see stays what it was. @throws Error where it is not the staff's.
   */
  about(thirdParty: number): Scope {
    if (this.kind !== 'staff') throw new Error('Only the staff reads about a supplier')
    return new Scope('staff', this.#opening, { thirdParty }, this.door)
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
  get opening(): Opening {
    return this.#opening
  }
}

function openCompany(company: number): Opening {
  return { text: 'select open_company($1) as company_id', values: [company] }
}
