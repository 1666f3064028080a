import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { Question } from '@enlace/contract/questions/schemas.ts'
import { expectRow, shownTable } from '@enlace/testing/shown-table.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, it } from 'vitest'
import { questionColumns } from './columns.tsx'

const question: Question = {
  id: '00000000-0000-4000-8000-000000000001',
  numero: 'C-2026-000041',
  tipo: 'urgencia_de_pago',
  documento: { kind: 'account-statements', id: '00000000-0000-4000-8000-000000000002', numero: 'FE-1042' },
  estado: 'esperando_al_proveedor',
  extracto: 'Buenos días\nQuedo atenta a la fecha de pago.',
  mensajes: 3,
  abierta_at: '2024-11-02T14:00:00Z',
  ultimo_at: '2024-11-20T19:05:00Z',
  ultimo_de: 'compania',
}

const shown = (changes: Partial<Question> = {}) =>
  shownTable(
    renderToStaticMarkup(
      <DataTable
        caption="Consultas"
        columns={questionColumns}
        rows={[{ ...question, ...changes }]}
        rowKey={({ id }) => id}
        texts={tableTexts}
      />,
    ),
  )

describe('the table of questions', () => {
  it('says what was asked about, and who wrote last', () => {
    expectRow(shown(), {
      'N.º': 'C-2026-000041',
      Tipo: 'Urgencia de pago',
      Documento: 'Factura FE-1042',
      Mensajes: '3',
      Mensaje: 'Buenos días',
      'Último mensaje': '20/11/2024 14:05 · la compañía',
    })
  })

  it('cuts a long first line, and leaves out the others', () => {
    expectRow(shown({ extracto: `${'x'.repeat(81)}\notra línea` }), { Mensaje: `${'x'.repeat(80)}…` })
  })

  it('leaves the document out where the question is about none', () => {
    expectRow(shown({ documento: null }), { Documento: '' })
  })
})
