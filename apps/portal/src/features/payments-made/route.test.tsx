import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { PaidInvoice, PaymentMade } from '@enlace/contract/payments-made/schemas.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { money } from '@enlace/domain/money.ts'
import { expectRow, shownTable } from '@enlace/testing/shown-table.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { invoiceColumns, paymentColumns } from './route.tsx'

const payment: PaymentMade = {
  id: '00000000-0000-4000-8000-000000000001',
  comprobante: 'CE-2041',
  fecha_pago: calendarDate('2026-11-03'),
  medio: 'Transferencia',
  banco: 'Bancolombia',
  cuenta_mascara: null,
  moneda: 'COP',
  facturas: 3,
  valor_bruto: money('1190.00'),
  valor_retenciones: money('25.00'),
  valor_descuentos: money('0.00'),
  valor_pagado: money('1165.00'),
  estado: 'pagado',
}

const invoice: PaidInvoice = {
  id: '00000000-0000-4000-8000-000000000001-1',
  payment_id: payment.id,
  linea: 1,
  factura: 'FE-1204',
  account_statement_id: null,
  fecha_factura: calendarDate('2026-09-20'),
  valor_factura: money('1190.00'),
  valor_retefuente: money('25.00'),
  valor_reteica: money('0.00'),
  valor_reteiva: money('0.00'),
  descuento_pronto_pago: money('0.00'),
  nota_debito: money('0.00'),
  neto_pagado: money('1165.00'),
  comprobante: 'CE-2041',
  fecha_pago: calendarDate('2026-11-03'),
  dias: 14,
  estado: 'pagado',
  moneda: 'COP',
}

const totalsOf = { moneda: 'COP', part: 'pagado', rows: 2 } as const
const payments = () =>
  shownTable(
    renderToStaticMarkup(
      <DataTable
        caption="Pagos"
        columns={paymentColumns}
        rows={[payment]}
        rowKey={({ id }) => id}
        totals={[
          {
            ...totalsOf,
            facturas: 5,
            valor_bruto: money('2380.00'),
            valor_retenciones: money('50.00'),
            valor_descuentos: money('0.00'),
            valor_pagado: money('2330.00'),
          },
        ]}
        totalLabel={() => 'Total'}
        texts={tableTexts}
      />,
    ),
  )

const invoices = (changes: Partial<PaidInvoice> = {}, date_invoice = 1) =>
  shownTable(
    renderToStaticMarkup(
      <DataTable
        caption="Facturas"
        columns={invoiceColumns({ date_invoice, date_payment: 1, status_payment: 1 })}
        rows={[{ ...invoice, ...changes }]}
        rowKey={({ id }) => id}
        texts={tableTexts}
      />,
    ),
  )

describe('the table of payments', () => {
  it('says of a payment how it was made, how many invoices it covers, and what arrived', () => {
    expectRow(payments(), {
      'N.º comprobante': 'CE-2041',
      'Fecha de pago': '03/11/2026',
      Medio: 'Transferencia',
      Banco: 'Bancolombia',
      Cuenta: '—',
      Facturas: '3',
      Retenciones: '$ 25,00',
      'Valor pagado': '$ 1.165,00',
      Estado: 'Pagado',
    })
  })

  it('adds up the invoices as it adds up the amounts', () => {
    expectRow(payments(), { Facturas: '5', 'Valor pagado': '$ 2.330,00' })
  })
})

describe('the table of paid invoices', () => {
  it('says of an invoice what was taken off, in which payment, and how far from its due date', () => {
    expectRow(invoices(), {
      Factura: 'FE-1204',
      'Fecha factura': '20/09/2026',
      Retefuente: '$ 25,00',
      'Neto pagado': '$ 1.165,00',
      Comprobante: 'CE-2041',
      Días: '14 días después',
    })
    expectRow(invoices({ dias: null }), { Días: '—' })
  })

  it('leaves its date out where the company does not show it', () => {
    expect(Object.keys(invoices({}, 0)[0] ?? {})).toEqual(
      Object.keys(invoices()[0] ?? {}).filter((header) => header !== 'Fecha factura'),
    )
    expect(Object.keys(invoices()[0] ?? {})).toContain('Fecha factura')
  })
})
