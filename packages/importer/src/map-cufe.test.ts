import { expect, it } from 'vitest'
import { Findings } from './core/findings/finding.ts'
import { lineAmounts } from './core/documents/line-amounts.ts'
import type { Mapping } from './core/mapping/mapping.ts'
import { mapAccountStatements } from './features/account-statements/map.ts'
import { mapPurchaseTickets } from './features/purchase-tickets/map.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'

const cufe =
  '8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4'
const header = ['clave', 'consecutivo', 'fecha', 'nit', 'facturas', 'cufe']
const mapping: Mapping = {
  source: 'prueba',
  company: null,
  parts: {},
  rules: {
    foreignPrefix: null,
    branch: { codigo: '001', nombre: 'Principal' },
    orderTypes: {},
    purchaseClasses: [],
    dueDays: 30,
    settlement: 'open',
    usualTaxRates: [],
    usualAdjustment: '0',
  },
}

/** The result for one entry with these cells of invoice and CUFE. */
function map(facturas: string, written: string) {
  const findings = new Findings()
  const fields = Object.fromEntries(header.map((column) => [column, { column, kind: 'code' as const }]))
  const table = {
    file: 'entradas.csv',
    header,
    records: [{ line: 2, cells: ['1', '1', '2026-10-01', '860001911', facturas, written] }],
    count: 1,
  }
  const part = { file: 'entradas.csv', fields }
  const receipts = mapPurchaseTickets(table, part, mapping, new Set(['860001911']), findings)
  // An entry without items makes no invoice.
  const figures = { cantidad: '1', precio: '1000', tarifa_iva: '0', ajuste: '0' }
  const item = { item: 'A', descripcion: 'Resma', extension: null, um: 'UN', ...figures }
  for (const { lines } of receipts) lines.push({ ...item, amounts: lineAmounts(figures).amounts })
  const [invoice] = mapAccountStatements(receipts, calendarDate('2026-11-21'), mapping.rules, findings)
  return { cufe: invoice?.cufe, reasons: findings.all.map(({ reason }) => reason) }
}

it('takes the CUFE of an invoice, and leaves out what is none or stands beside several numbers', () => {
  expect(map('FE-1', ` ${cufe.toUpperCase()} `)).toMatchObject({ cufe })
  expect(map('FE-1', cufe.slice(1))).toMatchObject({ cufe: null })
  expect(map('FE-1', cufe.slice(1)).reasons).toContain('cufe-unreadable')
  expect(map('FE-1, FE-2', cufe)).toMatchObject({ cufe: null })
  expect(map('FE-1', '').reasons).not.toContain('cufe-unreadable')
})
