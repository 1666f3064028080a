import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { describe, expect, it } from 'vitest'
import { buildCompany, loadPart } from '../test/load-part.ts'

const database = useTestDatabase()
const folder = await useScratchFolder('enlace-freshness-')

const freshnessOf = (company: number) =>
  database.asAdmin<{ kind: string; is_past: boolean; is_recent: boolean }>(
    `select kind, as_of <= now() as is_past, as_of > now() - interval '1 hour' as is_recent
       from data_freshness where company_id = $1 order by kind`,
    [company],
  )

describe('a file of today', () => {
  it.each([
    [701, 'notes-debit', 'numero;fecha;valor', 'notes-debit'],
    [702, 'purchase-order', 'numero;fecha;neto', 'purchase-order'],
    [703, 'warehouse-entries', 'numero;fecha;neto', 'purchase-tickets'],
    [704, 'account-statements', 'factura;fecha;valor', 'account-statements'],
  ] as const)(
    '(company %i) of %s says that its documents are complete up to the load, not to the end of the day',
    async (number, part, fields, kind) => {
      const company = await buildCompany(database, number)
      const lines = [`nit;nombre;${fields}`, '860001911;Papeles SAS;D-1;01/11/2026;119000']
      await loadPart(database, folder, company, part, lines)
      expect(await freshnessOf(company)).toEqual([{ kind, is_past: true, is_recent: true }])
    },
  )
})

it('no program keeps a day that is still to come, and an earlier one does not turn the clock back', async () => {
  const company = await buildCompany(database, 705)
  const tell = (at: string) =>
    database.asAdmin(
      `insert into data_freshness (company_id, kind, as_of) values ($1, 'notes-debit', ${at})
       on conflict (company_id, kind) do update set as_of = greatest(data_freshness.as_of, excluded.as_of)`,
      [company],
    )
  await tell(`now() + interval '9 hours'`)
  await tell(`now() - interval '9 years'`)
  expect(await freshnessOf(company)).toEqual([{ kind: 'notes-debit', is_past: true, is_recent: true }])
})
