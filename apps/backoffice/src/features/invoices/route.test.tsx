import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { DeskInvoice } from '@enlace/contract/invoices/desk/schemas.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { money } from '@enlace/domain/money.ts'
import { expectRow, shownTable } from '@enlace/testing/shown-table.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { invoiceColumns } from './route.tsx'

const invoice: DeskInvoice = {
  id: '00000000-0000-4000-8000-000000000001',
  radicado: '2024-000007',
  radicada_at: '2024-11-20T19:05:00Z',
  estado: 'radicada',
  clase: 'factura',
  numero: 'FE1024',
  cufe: null,
  fecha_emision: calendarDate('2024-11-19'),
  moneda: 'COP',
  valor_total: money('1190000'),
  orden: 'OC-12',
  cuadre: 'difiere',
  version_documento: 1,
  subida_at: '2024-11-20T19:00:00Z',
  estado_erp: null,
  proveedor: 'Lácteos del Norte S.A.S.',
  nit: '900123456-8',
  responsable: null,
  corte: calendarDate('2024-11-25'),
  tarde_en_erp: false,
  radian_limite: null,
  radian_por_vencer: false,
  borrador_erp: null,
}

const shown = (...invoices: DeskInvoice[]) =>
  shownTable(
    renderToStaticMarkup(
      <DataTable
        caption="Facturas"
        columns={invoiceColumns.filter(({ id }) => id !== 'proveedor')}
        rows={invoices}
        rowKey={({ id }) => id}
        texts={tableTexts}
      />,
    ),
  )

describe('an accepted invoice that a connection writes into the ERP', () => {
  const draft = { sistema: 'odoo', conexion: 'Odoo', numero: null, motivo: null, reintenta_at: null } as const
  const told = (borrador_erp: DeskInvoice['borrador_erp']) =>
    JSON.stringify(shown({ ...invoice, estado: 'aceptada', borrador_erp }))

  it('is shown with its draft, or as not written yet', () => {
    const numero = 'BILL/2026/12/0001'
    expect(told({ ...draft, estado: 'escrita', numero })).toContain(`En Odoo como borrador ${numero}.`)
    expect(told({ ...draft, estado: 'encontrada', numero })).toContain(`Ya estaba en Odoo: ${numero}.`)
    expect(told({ ...draft, estado: 'pendiente', motivo: 'x' })).toContain('Sin escribir en Odoo')
  })
})

describe('the queue of handed-in invoices', () => {
  it('says how an invoice fits its order, and for how long it waits', () => {
    const table = shown(invoice)
    expectRow(table, {
      Radicado: '2024-000007',
      Documento: 'FE1024',
      Fecha: '19/11/2024',
      Cuadre: 'No cuadra',
      Corte: 'Ya pasó',
      Responsable: '—',
      Estado: 'Radicada',
    })
    expect(JSON.stringify(table)).toMatch(/20\/11\/2024 14:05\s*hace [\d.]+ días/)
  })

  it('marks an accepted invoice that the ERP lacks for too long, which waits for nobody', () => {
    const table = shown({ ...invoice, estado: 'aceptada', tarde_en_erp: true, cuadre: 'cuadra', corte: null })
    expectRow(table, { Cuadre: 'Cuadra', Radicada: '20/11/2024 14:05', Estado: 'Sin causar en el ERP' })
  })
})
