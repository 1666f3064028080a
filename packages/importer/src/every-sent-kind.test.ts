import { undoChanges, undoHindrances } from '@enlace/database/load/undo.ts'
import { Scope } from '@enlace/database/scope.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { describe, expect, it } from 'vitest'
import { kinds, prepare as prepareFor, send as sendTo } from '../test/sent-records.ts'
import { sentKinds, type SentKind } from './core/mapping/sent-kinds.ts'

const database = useTestDatabase()
const rowsOf = (company: number, statement: string) =>
  database.asAdmin<Record<string, unknown>>(statement, [company])
const prepare = (kind: SentKind) => prepareFor(database.db, kind)
const send = (company: number, kind: SentKind, records: readonly (object | string)[], asOf?: string) =>
  sendTo(database.db, company, kind, records, asOf)

/** All rows of the company's documents, without the load's own bookkeeping. */
async function everything(company: number) {
  const tables = [
    'third_parties',
    'branch_accounts',
    'account_statements',
    'payments_made',
    'payments_made_lines',
    'purchase_order',
    'purchase_order_lines',
    'purchase_tickets',
    'purchase_tickets_lines',
    'notes_debit',
    'notes_debit_lines',
    'withholding_lines',
    'supplier_contracts',
    'supplier_contracts_amendments',
    'supplier_contracts_policies',
    'supplier_contracts_minutes',
    'document_links',
  ]
  const all = await Promise.all(
    tables.map((table) =>
      rowsOf(company, `select to_jsonb(t) as row from ${table} t where company_id = $1 order by 1`),
    ),
  )
  return all.flat()
}

describe.each(sentKinds)('a record of %s', (kind) => {
  const { record, change } = kinds[kind]

  it('is inserted, unchanged the second time, updated where it differs, and undone', async () => {
    const company = await prepare(kind)
    const before = await everything(company)
    const first = await send(company, kind, [record])
    expect(first.said).toEqual(['inserted'])
    expect(first.rows[0]?.key).not.toBeNull()
    expect((await send(company, kind, [record])).said).toEqual(['unchanged'])
    const held = await everything(company)
    const changed = await send(company, kind, [{ ...record, ...change }])
    expect(changed.said).toEqual([Object.keys(change).length > 0 ? 'updated' : 'unchanged'])
    await undo(company, changed.batch)
    expect(await everything(company)).toEqual(held)
    await undo(company, first.batch)
    expect(await everything(company)).toEqual(before)
  })

  it('goes or is closed when the ERP says that it is no more, once, and comes back when that is undone', async () => {
    const company = await prepare(kind)
    await send(company, kind, [record])
    const before = await everything(company)
    const ended = await send(company, kind, [{ ...record, _deleted: true }])
    expect(ended.said).toEqual(['deleted'])
    expect(ended.counts.deleted).toBe(1)
    expect((await send(company, kind, [{ ...record, _deleted: true }])).said).toEqual(['unchanged'])
    await undo(company, ended.batch)
    expect(await everything(company)).toEqual(before)
  })

  it("never touches another company's row of the same key", async () => {
    const [mine, other] = [await prepare(kind), await prepare(kind)]
    await send(mine, kind, [record])
    await send(other, kind, [record])
    const before = await everything(other)
    await send(mine, kind, [{ ...record, ...change }])
    await send(mine, kind, [{ ...record, _deleted: true }])
    expect(await everything(other)).toEqual(before)
  })

  it('is refused where what it must have is missing', async () => {
    const company = await prepare(kind)
    const { said } = await send(company, kind, [{ observaciones_de_nadie: 'x' }])
    expect(said[0]).toMatch(/^refused/)
  })
})

async function undo(company: number, batch: string): Promise<void> {
  await database.db.transaction(Scope.ofStaff(company), async ({ client }) => {
    expect(await undoHindrances(client, batch)).toEqual([])
    await undoChanges(client, batch)
  })
}
