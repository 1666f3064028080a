import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { type Question, QuestionsQuery } from '@enlace/contract/questions/schemas.ts'
import { expectRow, shownTable } from '@enlace/testing/shown-table.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { readChecked } from '@enlace/web/screen/read-checked.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Nothing, questionColumns, readQuestionsFilter } from './route.tsx'

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
      Estado: 'Pendiente de su respuesta',
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

describe('a list of questions without rows', () => {
  const markup = (address: Record<string, string>) =>
    renderToStaticMarkup(<Nothing filter={readQuestionsFilter(address)} onClear={() => undefined} />)

  it('offers to take the filter away where there is one, and else says where a question begins', () => {
    for (const address of [{ q: 'FE-1' }, { estado: 'abierta' }, { page: '2' }])
      expect(markup(address)).toContain('Limpiar filtros')
    expect(markup({})).toContain('Abra un documento y elija')
    expect(markup({})).toContain('href="#/account-statements/0"')
  })
})

const addresses: Record<string, string>[] = [
  {},
  { q: 'FE-1', estado: 'abierta,resuelta', page: '3' },
  { q: '', estado: '', page: '' },
  { q: 'x'.repeat(101), estado: 'abierta,nada', page: '0' },
  { page: '400', estado: 'cerrada' },
  { page: '401' },
  { page: 'dos', otra: 'cosa' },
]

it('reads the address of the questions as the call does', () => {
  for (const address of addresses)
    expect([address, readQuestionsFilter(address)]).toEqual([address, readChecked(QuestionsQuery, address)])
})
