import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import type { CountedRows } from './places.ts'
import { auditIn, authorIn } from '../../core/audit/desk-commands.ts'

/**
 * Erases a person of the open company, with an audit entry of the author and counts, but not the person. Returns the
 * outcome by place. @throws Problem `person-unknown`; DatabaseRefusal `person-still-staff`.
 */
export async function erasePersonIn(tx: Transaction, email: string, address: string): Promise<CountedRows[]> {
  const author = await authorIn(tx, address)
  const places = await tx.run(
    sql<CountedRows>`select * from person_erase(${scopeCompany}, ${email}, null)`.compile(query),
  )
  if (places.length === 0) throw new Problem('person-unknown')
  const rows = new Map<string, number>()
  for (const { table_name: place, rows_found: found } of places)
    if (place !== 'identities') rows.set(place, (rows.get(place) ?? 0) + Number(found))
  await auditIn(tx, author, { action: 'person:erased', detail: { places: Object.fromEntries(rows) } })
  return places
}
