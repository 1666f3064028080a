import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { findAtDesk } from '../apps/server/src/modules/search/desk-queries.ts'
import { findSuppliers } from '../apps/server/src/modules/suppliers/queries.ts'
import { startEmbedded } from '../packages/database/src/embedded/embedded-database.ts'
import { openDatabase } from '../packages/database/src/open.ts'
import { Scope } from '../packages/database/src/scope.ts'
import { staffRoles } from '../packages/domain/src/staff-roles.ts'
import { median } from './product.ts'
import { seedNumbers } from './search.ts'
import { seedSuppliers } from './seed-documents.ts'

const companyId = 900
const others = 5000
/** Documents of each kind: 100,000 of one supplier, 10 of every other. */
const documentsOfKind = 150_000
const asked = 30

/** What the staff types: a NIT by its beginning, or whole, as it is written; a document's number; nothing there is. */
const questions = {
  'two digits of a NIT': '80',
  'six digits of a NIT': '800001',
  'a whole NIT with its check digit': '800.001.234-5',
  'a name': 'Proveedor 1234',
  'the digits of a document': '77123',
  'a whole number of a document': 'OC-77123',
  'a number of nobody': '555555555555',
} as const

/** Medians in milliseconds of one question: in the search of everything, and in the list of suppliers. */
export interface DeskSearchMeasure {
  question: string
  search: number
  list: number
}

/** Measures the back office's search (Ctrl K) and its list of suppliers, in a company with 5,001 suppliers. */
export async function measureDeskSearch(folder: string): Promise<DeskSearchMeasure[]> {
  const db = await openDatabase({ folder, purpose: 'command' })
  const embedded = await startEmbedded({ folder, purpose: 'command' })
  const client = new pg.Client({ connectionString: embedded.adminUrl })
  await client.connect()
  try {
    await seedSuppliers(client, others + 1)
    await seedNumbers(client, documentsOfKind, { perSupplier: (documentsOfKind - 100_000) / others })
    await client.query('vacuum analyze third_parties')
    const scope = await openStaffSession(client)
    const measures: DeskSearchMeasure[] = []
    for (const [question, q] of Object.entries(questions)) {
      measures.push({
        question,
        search: await timed(() => findAtDesk(db, scope(), q)),
        list: await timed(() => findSuppliers(db, scope(), { q, page: 1, size: 25, days: 0 })),
      })
    }
    return measures
  } finally {
    await client.end()
    await db.close()
    await embedded.stop()
  }
}

async function timed(ask: () => Promise<unknown>) {
  const times: number[] = []
  for (let turn = 0; turn < asked + 5; turn += 1) {
    const began = performance.now()
    await ask()
    // The first ones plan, and bring the pages into memory.
    if (turn >= 5) times.push(performance.now() - began)
  }
  return median(times)
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** Opens a session of an administrator; answers what makes its scope. */
async function openStaffSession(client: pg.Client): Promise<() => Scope> {
  const [name = '', token = '', cookie = ''] = Array.from({ length: 3 }, () =>
    randomBytes(32).toString('base64url'),
  )
  const one = async (text: string, values: unknown[]) => String((await client.query(text, values)).rows[0].id)
  const person = await one('insert into identities (email) values (lower($1)) returning id', [
    `${name}@ejemplo.co`,
  ])
  const member = await one(
    `insert into staff_members (company_id, identity_id, role, active, invited_email, accepted_at)
     values ($1, $2, 'administrador', true, 'medida@ejemplo.co', now()) returning id`,
    [companyId, person],
  )
  const family = await one(
    `insert into session_families (identity_id, cookie_hash, client_id, client_secret_hash, absolute_expiry)
     values ($1, $2, $3, $2, now() + interval '1 day') returning id`,
    [person, sha256(cookie), name],
  )
  await client.query(
    `insert into staff_sessions (company_id, family_id, staff_id, session_token_hash, idle_minutes)
     values ($1, $2, $3, $4, 600)`,
    [companyId, family, member, sha256(token)],
  )
  return () =>
    Scope.ofStaffMember({ token: sha256(token), cookie: sha256(cookie), roles: staffRoles, renews: false })
}
