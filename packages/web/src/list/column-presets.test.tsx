import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { money } from '@enlace/domain/money.ts'
import { expectRow, shownTable } from '@enlace/testing/shown-table.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  codeColumn,
  countColumn,
  dayColumn,
  instantColumn,
  moneyColumn,
  stateColumn,
  textColumn,
} from './column-presets.tsx'

const paid = {
  id: '1',
  numero: 'FE-1',
  comprador: 'Marta',
  vence: calendarDate('2026-03-05'),
  recibida_at: '2024-11-20T19:05:00Z',
  paginas: 1200,
  saldo: money('1234567.50'),
  moneda: 'COP',
  estado: 'pagada',
}
const bare = { ...paid, id: '2', numero: 'FE-2', comprador: null, vence: null, saldo: null }
type Row = Omit<typeof paid, 'comprador' | 'vence' | 'saldo'> & {
  comprador: string | null
  vence: typeof paid.vence | null
  saldo: typeof paid.saldo | null
}

const columns: readonly Column<Row>[] = [
  codeColumn('numero', 'Factura', { card: 'number' }),
  textColumn('comprador', 'Comprador'),
  dayColumn('vence', 'Vence'),
  instantColumn('recibida', 'Recibida', { from: 'recibida_at' }),
  countColumn('paginas', 'Páginas'),
  moneyColumn('saldo', 'Saldo', { isSortable: true }),
  stateColumn('Estado', 'factura'),
]

const table = shownTable(
  renderToStaticMarkup(
    <DataTable
      caption="Facturas"
      columns={columns}
      rows={[paid, bare]}
      rowKey={({ id }) => id}
      texts={tableTexts}
    />,
  ),
)

describe('a table of preset columns', () => {
  it('shows each field as Colombians read it', () => {
    expectRow(table, {
      Factura: 'FE-1',
      Comprador: 'Marta',
      Vence: '05/03/2026',
      Recibida: '20/11/2024 14:05',
      Páginas: '1.200',
      Estado: 'Pagada',
    })
    expect(table[0]?.['Saldo']).toMatch(/^\$\s?1\.234\.567,50$/)
  })

  it('shows a dash for what nobody told', () => {
    expectRow(table, { Factura: 'FE-2', Comprador: '—', Vence: '—', Saldo: '—' })
  })

  it('puts figures at the end, and takes the place on cards and the order from its traits', () => {
    expect(columns.filter(({ align }) => align === 'end').map(({ header }) => header)).toEqual([
      'Páginas',
      'Saldo',
    ])
    expect(columns.map(({ card }) => card)).toEqual([
      'number',
      undefined,
      undefined,
      undefined,
      undefined,
      'amount',
      'status',
    ])
    expect(columns.filter(({ isSortable }) => isSortable).map(({ id }) => id)).toEqual(['saldo'])
  })
})
