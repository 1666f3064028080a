import { describe, expect, it } from 'vitest'
import { statementColumns } from './columns.tsx'

const all = { date_invoice: 1, date_payment: 1, status_payment: 1 }
const ids = (flags: typeof all, hasSeveralCompanies = false) =>
  statementColumns(flags, hasSeveralCompanies).map(({ id }) => id)

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
      'estado',
      'facturado',
      'corriente',
      'vencido',
      'saldo',
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
