import { expect, test } from 'vitest'
import { hasOldSums } from './of-today.ts'
import { renewed } from './renew.ts'

/** 20 November 2026, 23:30 in Bogotá, and half an hour past midnight there. */
const savedAt = Date.parse('2026-11-21T04:30:00Z')
const afterMidnight = new Date('2026-11-21T05:30:00Z')

/** As much of an invoice's answer as ages. */
const invoice = (due: string | null, saldo: string) => ({
  id: `i ${due}`,
  fecha_vencimiento: due,
  dias: due === null ? null : 0,
  dias_vencidos: 0,
  moneda: 'COP',
  valor_facturado: saldo,
  saldo_corriente: saldo,
  saldo_vencido: '0.00',
  saldo_total: saldo,
})

function page(rows: ReturnType<typeof invoice>[], total: number, pending = total) {
  const figure = { rows: pending, valor: '300.00' }
  return {
    rows,
    total,
    totals: [
      {
        moneda: 'COP',
        rows: total,
        valor_facturado: '300.00',
        saldo_corriente: '300.00',
        saldo_vencido: '0.00',
        saldo_total: '300.00',
      },
    ],
    counts: {},
    dataAsOf: null,
    summary: [
      {
        moneda: 'COP',
        pendientes: figure,
        vencidas: { rows: 0, valor: '0.00' },
        corrientes: figure,
        ageing: [],
        en_ventana: null,
        nextPayment: null,
      },
    ],
  }
}

const rows = [invoice('2026-11-20', '100.00'), invoice('2026-12-01', '150.00'), invoice(null, '50.00')]

test('shows on the same day in Bogotá what was answered, to the letter', () => {
  const answer = page(rows, 3)
  expect(renewed('account_statements', { answer, savedAt }, new Date('2026-11-21T04:59:59Z'))).toBe(answer)
  expect(hasOldSums(answer, savedAt, new Date('2026-11-21T04:59:59Z'))).toBe(false)
})

test('counts an invoice of the device as overdue from the day after its due date', () => {
  const answer = { ...invoice('2026-11-20', '100.00'), sucursal: 'Cali' }
  expect(renewed('account_statements', { answer, savedAt }, afterMidnight)).toEqual({
    ...answer,
    dias: 1,
    dias_vencidos: 1,
    saldo_corriente: '0.00',
    saldo_vencido: '100.00',
  })
})

test('takes totals and figures of a whole list again, so that they are the sum of its rows', () => {
  const list = renewed('account_statements', { answer: page(rows, 3), savedAt }, afterMidnight)
  expect(list).toMatchObject({
    totals: [{ saldo_corriente: '200.00', saldo_vencido: '100.00', saldo_total: '300.00' }],
    summary: [{ vencidas: { rows: 1, valor: '100.00' }, corrientes: { rows: 2, valor: '200.00' } }],
  })
  expect(list).toHaveProperty('summary.0.ageing.1', { bucket: 'd1_30', rows: 1, valor: '100.00' })
})

test('leaves the totals of a page with more rows elsewhere as they were, and says so', () => {
  const answer = page(rows, 900)
  const list = renewed('account_statements', { answer, savedAt }, afterMidnight)
  expect(list).toMatchObject({
    totals: [{ saldo_corriente: '300.00' }],
    rows: [{ dias_vencidos: 1 }, {}, {}],
  })
  expect(hasOldSums(answer, savedAt, afterMidnight)).toBe(true)
})

test('says that the figures of all that is owed are old where the list held only a part of it', () => {
  expect(hasOldSums(page(rows, 3, 40), savedAt, afterMidnight)).toBe(true)
  expect(hasOldSums(page(rows, 3), savedAt, afterMidnight)).toBe(false)
})

test('leaves documents that do not age alone', () => {
  const answer = { rows: [{ fecha_vencimiento: '2026-11-20' }] }
  expect(renewed('purchase_order', { answer, savedAt }, afterMidnight)).toBe(answer)
})
