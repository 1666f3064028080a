import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { PurchaseTicket } from '@enlace/contract/purchase-tickets/schemas.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { money } from '@enlace/domain/money.ts'
import { expectRow, shownTable } from '@enlace/testing/shown-table.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ticketColumns } from './route.tsx'

const ticket: PurchaseTicket = {
  id: '00000000-0000-4000-8000-000000000001',
  nro_entrada: '002-EA-301',
  fecha: calendarDate('2026-11-03'),
  oc_relacionada: '002-OC-17',
  purchase_order_id: '00000000-0000-4000-8000-000000000002',
  bodega: 'CEDI Funza',
  remision: null,
  moneda: 'COP',
  valor_bruto: money('1000.00'),
  valor_descuento: money('0.00'),
  valor_impuesto: money('190.00'),
  valor_neto: money('1190.00'),
  estado: 'registrada',
}

const markup = (mayOpenOrders: boolean, changes: Partial<PurchaseTicket> = {}) =>
  renderToStaticMarkup(
    <DataTable
      caption="Entradas"
      columns={ticketColumns(mayOpenOrders)}
      rows={[{ ...ticket, ...changes }]}
      rowKey={({ id }) => id}
      texts={tableTexts}
    />,
  )

describe('the table of warehouse entries', () => {
  it('says of an entry what came, for how much, and whether it can still be invoiced', () => {
    expectRow(shownTable(markup(true)), {
      'N.º entrada': '002-EA-301',
      Fecha: '03/11/2026',
      'OC relacionada': '002-OC-17',
      Bodega: 'CEDI Funza',
      Remisión: '—',
      'Valor neto': '$ 1.190,00',
      Facturada: 'No',
      Estado: 'Registrada',
    })
    expectRow(shownTable(markup(true, { estado: 'facturada' })), { Facturada: 'Sí' })
  })

  it('leads to the order only where the order is known and the person may open orders', () => {
    const link = `href="#/purchase-order/0/${ticket.purchase_order_id}"`
    expect(markup(true)).toContain(link)
    expect(markup(false)).not.toContain(link)
    expect(markup(true, { purchase_order_id: null })).not.toContain('#/purchase-order')
    expectRow(shownTable(markup(false)), { 'OC relacionada': '002-OC-17' })
  })
})
