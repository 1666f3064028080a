import { useTestDatabase } from '@enlace/testing/opened-database'
import { expect, it } from 'vitest'
import { readSentRecord } from './core/sent-record.ts'
import type { SentKind } from './core/sent-kinds.ts'
import { importRecords } from './import-records.ts'

const database = useTestDatabase()
const words = { orderByReceipts: '', takenAsPaid: '', takenAsOpen: '', closedByPicture: '' }
let companies = 400

async function buildCompany(): Promise<number> {
  companies++
  const values = [companies, String(900_000_000 + companies), 0, `Compañía ${companies}`, '{}', [], '[]']
  await database.db.lookUp('create_company', values, 'staff')
  return companies
}

/** Sends records as an ERP does: one JSON text a line. */
async function send(company: number, kind: SentKind, records: readonly (object | string)[], asOf?: string) {
  const texts = records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record)))
  const report = await importRecords(database.db, {
    company,
    source: 'ERP',
    kind,
    records: texts.map((text, place) => readSentRecord(text, place + 1)),
    actor: 'api',
    words,
    describe: ({ reason, value }) => `${reason} ${value ?? ''}`.trim(),
    ...(asOf !== undefined && { asOf }),
  })
  return {
    ...report,
    said: report.rows.map(({ outcome, findings }) =>
      [outcome, ...findings.map((one) => one.reason)].join(' '),
    ),
  }
}

const supplier = { nit: '860001911-1', nombre: 'Papelería S.A.S.' }
const invoice = {
  nit: '860001911',
  factura: 'FE-1',
  fecha: '2026-03-01',
  vencimiento: '2026-03-31',
  valor: 1190000,
}

it('inserts, leaves equal records alone and updates what differs', async () => {
  const company = await buildCompany()
  expect((await send(company, 'third-parties', [supplier])).said).toEqual(['inserted'])
  expect((await send(company, 'account-statements', [invoice])).said).toEqual(['inserted'])
  expect((await send(company, 'account-statements', [invoice])).said).toEqual(['unchanged'])
  const changed = await send(company, 'account-statements', [{ ...invoice, saldo: 10 }])
  expect(changed.said).toEqual(['updated'])
  expect(changed.rows[0]?.key).toBe('860001911|FE-1')
})
