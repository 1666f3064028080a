import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { PurchaseOrder } from '@enlace/contract/purchase-order/schemas.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { money } from '@enlace/domain/money.ts'
import { expectRow, shownTable } from '@enlace/testing/shown-table.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { orderColumns } from './route.tsx'

const order: PurchaseOrder = {
  id: '00000000-0000-4000-8000-000000000001',
  nro_orden: '004-OC-00004968',
  fecha: calendarDate('2026-11-20'),
  comprador: 'Natalia Echavarría',
  bodega: null,
  fecha_entrega: null,
  moneda: 'COP',
  valor_bruto: money('2000000.00'),
  valor_descuento: money('0.00'),
  valor_impuesto: money('191028.00'),
  valor_neto: money('2191028.00'),
  recibido_pct: '40.00',
  facturado_pct: '0.00',
  comentarios_sin_responder: 0,
  estado: 'recibida_parcial',
}

const shown = (changes: Partial<PurchaseOrder> = {}) =>
  shownTable(
    renderToStaticMarkup(
      <DataTable
        caption="Órdenes"
        columns={orderColumns}
        rows={[{ ...order, ...changes }]}
        rowKey={({ id }) => id}
        texts={tableTexts}
      />,
    ),
  )

describe('the table of purchase orders', () => {
  it('says of an order what was ordered, received and invoiced, and how far it is', () => {
    expectRow(shown(), {
      'N.º OC': '004-OC-00004968',
      Fecha: '20/11/2026',
      Comprador: 'Natalia Echavarría',
      Neto: '$ 2.191.028,00',
      Recibido: 'Recibido 40 %',
      Facturado: 'Facturado 0 %',
      Estado: 'Recibida parcial',
    })
  })

  it('shows a dash for a warehouse and a day of delivery that the company did not write', () => {
    expectRow(shown(), { 'Bodega de entrega': '—', 'Fecha de entrega': '—' })
  })

  it('counts the comments that wait for an answer, and shows a dash where none does', () => {
    expectRow(shown({ comentarios_sin_responder: 2 }), { 'Comentarios sin responder': '2' })
    expectRow(shown(), { 'Comentarios sin responder': '—' })
    expect(shown()).toHaveLength(1)
  })
})
