import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { ImportBatch } from '@enlace/contract/imports/schemas.ts'
import { expectRow, shownTable } from '@enlace/testing/shown-table.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, it } from 'vitest'
import { historyColumns } from './route.tsx'

const load: ImportBatch = {
  id: '00000000-0000-4000-8000-000000000001',
  source: 'Siesa cartera',
  files: 'cartera.csv',
  state: 'loaded',
  rowsRead: 1240,
  inserted: 1200,
  updated: 38,
  unchanged: 0,
  deleted: 0,
  closed: 0,
  refused: 2,
  doubtful: 0,
  leftOut: 0,
  brokeOff: false,
  failure: null,
  actor: 'ana@compania.example',
  actorName: 'Ana Peña',
  startedAt: '2024-11-20T19:05:00Z',
  finishedAt: '2024-11-20T19:06:00Z',
  undoneAt: null,
  undoneBy: null,
  undoneByName: null,
  refusedFiles: [],
}

const shown = (part: Partial<ImportBatch>) =>
  shownTable(
    renderToStaticMarkup(
      <DataTable
        caption="Cargas"
        columns={historyColumns}
        rows={[{ ...load, ...part }]}
        rowKey={({ id }) => id}
        texts={tableTexts}
      />,
    ),
  )

describe('the history of loads', () => {
  it('says when which source was loaded by whom, and how many records that were', () => {
    expectRow(shown({}), {
      Fecha: '20/11/2024 14:05',
      Fuente: 'Siesa cartera',
      Estado: 'Cargada',
      Archivos: 'cartera.csv',
      Leídos: '1.240',
      Nuevos: '1.200',
      Modificados: '38',
      Rechazados: '2',
      'Cargada por': 'Ana Peña',
    })
  })

  it('names a load interrupted whose program stopped before it had sent all', () => {
    expectRow(shown({ brokeOff: true }), { Estado: 'Interrumpida' })
    expectRow(shown({ brokeOff: true, state: 'undone' }), { Estado: 'Deshecha' })
  })
})
