import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type {
  SupplierDocumentKind,
  SupplierDocumentRow,
} from '@enlace/contract/supplier-documents/schemas.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { money } from '@enlace/domain/money.ts'
import { expectRow, shownTable } from '@enlace/testing/shown-table.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { documentColumns } from './route.tsx'

const row: SupplierDocumentRow = {
  id: '7',
  numero: 'FE-1001',
  fecha: calendarDate('2024-11-01'),
  vence: calendarDate('2024-12-01'),
  moneda: 'COP',
  valor: money('1250000.50'),
  saldo: money('250000.00'),
  estado: 'programada',
}

const shown = (kind: SupplierDocumentKind, part: Partial<SupplierDocumentRow> = {}) =>
  shownTable(
    renderToStaticMarkup(
      <DataTable
        caption="Documentos"
        columns={documentColumns(kind)}
        rows={[{ ...row, ...part }]}
        rowKey={({ id }) => id}
        texts={tableTexts}
      />,
    ),
  )

describe('the documents of a supplier', () => {
  it('show of an invoice when it falls due and what is left to pay', () => {
    expectRow(shown('account-statements'), {
      'N.º': 'FE-1001',
      Fecha: '01/11/2024',
      Vence: '01/12/2024',
      Valor: '$ 1.250.000,50',
      Saldo: '$ 250.000,00',
    })
    expectRow(shown('account-statements', { saldo: null, vence: null }), { Vence: '—', Saldo: '—' })
  })

  it('show of an order its delivery, and of a debit note what is left to apply', () => {
    expectRow(shown('purchase-order'), { Entrega: '01/12/2024' })
    expectRow(shown('notes-debit'), { 'Por aplicar': '$ 250.000,00' })
  })

  it('show of a payment neither', () => {
    const [payment] = shown('payments-made')
    expect(Object.keys(payment ?? {})).toEqual(['N.º', 'Fecha', 'Valor', 'Estado'])
  })
})
