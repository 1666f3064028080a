import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { demoRequestTexts as texts } from '../texts/profile.ts'
import type { RecordField } from '@enlace/contract/profile/company-schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { demoCompanies } from '../data/companies.ts'
import { Scope } from '@enlace/database/scope.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { dataRequestDue } from '@enlace/domain/data-rights.ts'
import { actAsPerson } from './act-as-person.ts'
import { isAboutData, type ProfileRequestKind } from '@enlace/server/modules/profile/requests/rules.ts'

/** The requests of persons of the demo. */
const asked: readonly {
  company: number
  isMaster: boolean
  kind: ProfileRequestKind
  words: string
  changes: readonly (readonly [RecordField, string])[]
}[] = [
  {
    company: 1,
    isMaster: false,
    kind: 'rectificacion',
    words: texts.correction,
    changes: [],
  },
  {
    company: 1,
    isMaster: true,
    kind: 'consulta',
    words: texts.consultation,
    changes: [],
  },
  {
    company: 2,
    isMaster: true,
    kind: 'cambio_empresa',
    words: texts.change,
    changes: [
      ['telefono', texts.phone],
      ['direccion', texts.address],
    ],
  },
]

/**
 * Creates requests of persons of the demo for their data, and for a change of their supplier's record, by the product's
 * own operations.
 */
export async function addDemoProfileRequests(db: Database): Promise<void> {
  for (const { company, isMaster, kind, words, changes } of asked) {
    if (!demoCompanies.some(({ id }) => id === company)) continue
    const staff = Scope.ofStaff(company)
    const [[person]] = await db.read(staff, [
      sql<{
        membership: string
        party: number
        branch: number
      }>`select m.id as membership, m.third_party_id as party,
          (select min(b.id) from branch_accounts b where b.company_id = m.company_id and b.third_party_id = m.third_party_id)
            as branch
        from memberships m
       where m.company_id = ${scopeCompany} and m.is_master = ${isMaster} and m.active and not m.read_only
       order by m.invited_email nulls first limit 1`.compile(query),
    ])
    if (!person) continue
    const { membership, party, branch } = person
    const due = isAboutData(kind) ? dataRequestDue(kind, todayInBogota(new Date())) : null
    const seen = await db.read(
      staff,
      changes.map(([field]) =>
        sql<{
          seen: string | null
        }>`select record_value(${party}::integer, ${branch}::integer, ${field}) as seen`.compile(query),
      ),
    )
    const lines = changes.map(([field, after], place) => ({
      third_id: branch,
      field,
      after,
      seen: seen[place]?.[0]?.seen ?? null,
    }))
    await actAsPerson(db, { company, membership, task: 'demo-profile-request' }, (scope) =>
      db.transaction(scope, async (tx) => {
        await tx.run(
          sql`select ask_profile_request(${kind}, ${words}, ${due}::date, ${JSON.stringify(lines)}::jsonb, ${randomUUID()})`.compile(
            query,
          ),
        )
      }),
    )
  }
}
