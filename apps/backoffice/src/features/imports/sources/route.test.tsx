import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { ImportSource } from '@enlace/contract/imports/sources/freshness-schemas.ts'
import { expectRow, shownTable } from '@enlace/testing/shown-table.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sourceColumns } from './route.tsx'

const source: ImportSource = {
  source: 'Siesa cartera',
  version: 1,
  rhythm: { every: 'business-day', before: '08:00' },
  state: 'on-time',
  lastAt: '2024-11-20T12:30:00Z',
  lastBatch: '00000000-0000-4000-8000-000000000001',
  dueAt: '2024-11-20T13:00:00Z',
  nextAt: '2024-11-21T13:00:00Z',
  hasMapping: true,
  alarmAt: null,
}

const shown = (part: Partial<ImportSource>, onChange?: () => void) =>
  shownTable(
    renderToStaticMarkup(
      <DataTable
        caption="Fuentes"
        columns={sourceColumns(onChange)}
        rows={[{ ...source, ...part }]}
        rowKey={(row) => row.source}
        texts={tableTexts}
      />,
    ),
  )

describe('the sources of a company', () => {
  it('say when they came last and when they are expected', () => {
    expectRow(shown({}), {
      Fuente: 'Siesa cartera',
      'Última carga': '20/11/2024 07:30',
      'Se espera': 'Cada día hábil antes de las 08:00',
    })
  })

  it('say since when one is missed that was to come', () => {
    const [row] = shown({ state: 'late', alarmAt: '2024-11-21T13:00:00Z' })
    expect(row?.['Estado']).toContain('21/11/2024 08:00')
  })

  it('are changed by users of the area alone', () => {
    const headers = (onChange?: () => void) => Object.keys(shown({}, onChange)[0] ?? {})
    expect(headers()).not.toContain('Cambiar')
    expect(headers(() => undefined)).toHaveLength(headers().length + 1)
  })
})
