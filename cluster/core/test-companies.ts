import { randomUUID } from 'node:crypto'
import type { Database } from '@enlace/database/database.ts'
import { openDatabase } from '@enlace/database/open.ts'
import { Scope } from '@enlace/database/scope.ts'
import { raiseNotification } from '@enlace/server/modules/notifications/raise.ts'
import { buildCompany, buildSupplier, type BuiltCompany, type BuiltPerson } from '@enlace/testing/builders.ts'
import { buildDocument } from '@enlace/testing/documents.ts'
import { buildApiKey, type BuiltApiKey } from '@enlace/testing/programs.ts'
import { buildStaff, relaxStaffFactor, type BuiltStaff } from '@enlace/testing/staff.ts'
import pg from 'pg'

/** A company with one user of each kind, and an order to ask about. */
export interface CompanyPeople {
  readonly company: BuiltCompany
  readonly supplier: BuiltPerson
  readonly thirdParty: number
  readonly order: string
  readonly staff: BuiltStaff
  /** Of its programs, of which each may push two loads at a time. */
  readonly keys: readonly BuiltApiKey[]
}

/** The stored rows of one company. */
export interface StoredRows {
  readonly titles: string[]
  readonly messages: string[]
  readonly records: string[]
}

/** Test companies with users, and direct access to the database to check what was stored. */
export class TestCompanies {
  readonly companyPeople: readonly CompanyPeople[]
  readonly #db: Database
  readonly #admin: pg.Pool

  private constructor(companyPeople: readonly CompanyPeople[], db: Database, admin: pg.Pool) {
    this.companyPeople = companyPeople
    this.#db = db
    this.#admin = admin
  }

  /** Creates this many companies in an empty database, whose schema it migrates. */
  static async build(adminUrl: string, companies: number): Promise<TestCompanies> {
    const db = await openDatabase({ url: adminUrl, purpose: 'test', connections: 2 })
    const admin = new pg.Pool({ connectionString: adminUrl, max: 1 })
    // The database is going to be restarted under it.
    admin.on('error', () => undefined)
    const asAdmin = async <Row = Record<string, unknown>>(
      sql: string,
      values: readonly unknown[] = [],
    ): Promise<Row[]> => (await admin.query(sql, [...values])).rows
    const companyPeople: CompanyPeople[] = []
    for (let count = 0; count < companies; count++) {
      const company = await buildCompany(db, { settings: { users: 0 } })
      const { person, thirdParty, branch } = await buildSupplier(db, company, { isMaster: true })
      const order = await buildDocument({ asAdmin }, 'purchase-order', branch)
      await relaxStaffFactor(asAdmin, company)
      const staff = await buildStaff(db, company)
      const keys = [await buildApiKey(db, company), await buildApiKey(db, company)]
      companyPeople.push({ company, supplier: person, thirdParty: thirdParty.id, order, staff, keys })
    }
    return new TestCompanies(companyPeople, db, admin)
  }

  /** Notifies a supplier's users; rejects if the transaction fails. */
  tell({ company, thirdParty }: CompanyPeople, what: string): Promise<void> {
    return this.#db.transaction(Scope.ofStaff(company.id), (tx) =>
      raiseNotification(tx, {
        company: company.id,
        kind: 'document-reviewed',
        thirdParty,
        account: null,
        dedupe: randomUUID(),
        subject: { documento: what, path: '/profile' },
      }),
    )
  }

  /** The stored rows of a company: titles of templates, texts of questions and answers, keys of third parties. */
  async storedRows({ company }: CompanyPeople): Promise<StoredRows> {
    const column = async (sql: string) =>
      (await this.#admin.query<{ name: string }>(sql, [company.id])).rows.map(({ name }) => name)
    return {
      titles: await column('select title as name from answer_templates where company_id = $1'),
      messages: await column('select words as name from question_messages where company_id = $1'),
      records: await column('select documento_numero as name from third_parties where company_id = $1'),
    }
  }

  /** Closes its connections. */
  async leave(): Promise<void> {
    await Promise.all([this.#db.close(), this.#admin.end()])
  }
}
