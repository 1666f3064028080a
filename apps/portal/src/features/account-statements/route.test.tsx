import type { FieldFlags } from '@enlace/contract/documents/description.ts'
import type { AccountStatement } from '@enlace/contract/account-statements/schemas.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { money } from '@enlace/domain/money.ts'
import { expectRow, shownTable } from '@enlace/testing/shown-table.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { nothingPendingText } from './nothing-pending.tsx'
import { statementColumns } from './route.tsx'

const all = { date_invoice: 1, date_payment: 1, status_payment: 1 }
const ids = (flags: typeof all, hasSeveralCompanies = false) =>
  statementColumns(flags, hasSeveralCompanies).map(({ id }) => id)

const statement: AccountStatement = {
  id: '00000000-0000-4000-8000-000000000001',
  factura_cliente: 'FE-1204',
  compania: 'Manufacturas Andinas',
  fecha_factura: calendarDate('2026-09-20'),
  fecha_proveedor: null,
  condicion_pago: '30 días',
  fecha_vencimiento: calendarDate('2026-10-20'),
  dias: 34,
  dias_vencidos: 34,
  fecha_estimada_pago: null,
  estado_programacion_pago: 'sin_programar',
  estado: 'recibida',
  moneda: 'COP',
  valor_facturado: money('1190.00'),
  saldo_corriente: money('0.00'),
  saldo_vencido: money('1190.00'),
  saldo_total: money('1190.00'),
}

const shown = (changes: Partial<AccountStatement> = {}, flags: FieldFlags = all) =>
  shownTable(
    renderToStaticMarkup(
      <DataTable
        caption="Facturas"
        columns={statementColumns(flags, false)}
        rows={[{ ...statement, ...changes }]}
        rowKey={({ id }) => id}
        texts={tableTexts}
      />,
    ),
  )

describe('the table of pending invoices', () => {
  it('says of an invoice what is owed of it, how long it is overdue, and that its payment has no day', () => {
    expectRow(shown(), {
      Factura: 'FE-1204',
      'Fecha proveedor': '—',
      Vence: '20/10/2026',
      'Días vencidos': '34 días',
      'Pago estimado': '—',
      'Estado del pago': 'Sin programar',
      Vencido: '$ 1.190,00',
      Saldo: '$ 1.190,00',
    })
  })

  it('says in words that a payment has no day where no state says it', () => {
    expectRow(shown({}, { ...all, status_payment: 0 }), { 'Pago estimado': 'Sin programar' })
  })

  it('says the day of payment that the company estimates, and of what is owed to the company that it is', () => {
    expectRow(shown({ fecha_estimada_pago: calendarDate('2026-11-30') }), { 'Pago estimado': '30/11/2026' })
    expectRow(shown({ saldo_total: money('-10.00') }), { 'Días vencidos': 'a favor de la compañía' })
  })
})

describe('the columns of the pending invoices', () => {
  it('stand in the order of the screen', () => {
    expect(ids(all, true)).toEqual([
      'factura',
      'compania',
      'fecha_factura',
      'fecha_proveedor',
      'condicion',
      'vence',
      'dias',
      'pago',
      'facturado',
      'corriente',
      'vencido',
      'saldo',
      'estado',
    ])
  })

  it('name the company only where there are several', () => {
    expect(ids(all)).not.toContain('compania')
  })

  it.each([
    ['date_invoice', 'fecha_factura'],
    ['date_payment', 'pago'],
    ['status_payment', 'estado'],
  ])('leave out what the company switched off by %s', (flag, column) => {
    const flags = { ...all, [flag]: 0 }
    expect(ids(flags)).toEqual(ids(all).filter((id) => id !== column))
  })
})

it('says that nothing is pending of the day of the data, and of no day where the company told none', () => {
  const today = calendarDate('2026-11-22')
  expect(nothingPendingText('2015-02-28T04:59:59Z', today)).toBe('No hay facturas pendientes al 27/02/2015.')
  expect(nothingPendingText('2026-11-22T17:00:00Z', today)).toBe('No hay facturas pendientes al 22/11/2026.')
  expect(nothingPendingText(null, today)).toBe('La compañía no ha informado facturas pendientes.')
})
