import { randomBytes } from 'node:crypto'
import { query, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { BuiltCompany, BuiltThirdParty } from './builders.ts'

/** The fields of an event that a test may set; by default it is a training of tomorrow with unlimited seats. */
export interface BuiltEventFields {
  code?: string
  kind?: string
  title?: string
  summary?: string
  description?: string
  mode?: string | null
  place?: string
  address?: string
  join_url?: string
  starts_at?: Date
  ends_at?: Date
  is_all_day?: boolean
  takes_registration?: boolean
  registration_until?: Date | null
  capacity?: number | null
  published_at?: Date | null
  /** Only for these suppliers. */
  guests?: readonly BuiltThirdParty[]
}

const hour = 3_600_000

/** Creates an event of a company; returns its id. */
export async function buildEvent(
  db: Database,
  company: BuiltCompany,
  { guests, starts_at, ends_at, registration_until, published_at, ...fields }: BuiltEventFields = {},
): Promise<string> {
  const start = starts_at ?? new Date(Date.now() + 24 * hour)
  const until = registration_until
  const scope = Scope.ofStaff(company.id)
  const [[row]] = await db.read(scope, [
    query
      .insertInto('events')
      .values({
        company_id: company.id,
        code: `evento-${randomBytes(6).toString('hex')}`,
        kind: 'capacitacion',
        title: 'Capacitación en facturación',
        takes_registration: true,
        starts_at: start.toISOString(),
        ends_at: (ends_at ?? new Date(start.getTime() + hour)).toISOString(),
        is_by_invitation: guests !== undefined,
        ...(until !== undefined && { registration_until: until?.toISOString() ?? null }),
        ...(published_at !== undefined && { published_at: published_at?.toISOString() ?? null }),
        ...fields,
      })
      .returning('id')
      .compile(),
  ])
  if (!row) throw new Error('An event that was written has an id')
  for (const { id } of guests ?? []) {
    await db.read(scope, [
      query
        .insertInto('event_guests')
        .values({ company_id: company.id, event_id: row.id, third_party_id: id })
        .compile(),
    ])
  }
  return row.id
}
