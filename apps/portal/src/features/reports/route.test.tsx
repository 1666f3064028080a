import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { ReportSummary } from '@enlace/contract/reports/schemas.ts'
import { shownTable } from '@enlace/testing/shown-table.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { reportColumns } from './route.tsx'

const report: ReportSummary = {
  id: 'cartera-por-edades',
  titulo: 'Cartera por edades',
  contenido: 'Lo pendiente por rangos de vencimiento',
  periodo: null,
  formatos: ['xlsx', 'csv'],
  ultima_ejecucion: null,
  programados: 0,
}

const wordsOf = (changes: Partial<ReportSummary> = {}) => {
  const table = shownTable(
    renderToStaticMarkup(
      <DataTable
        caption="Reportes"
        columns={reportColumns(() => undefined)}
        rows={[{ ...report, ...changes }]}
        rowKey={({ id }) => id}
        texts={tableTexts}
      />,
    ),
  )
  return Object.values(table[0] ?? {})
}

describe('the table of reports', () => {
  it('says of a report what it tells, its formats, and that it was never opened', () => {
    expect(wordsOf()).toEqual(
      expect.arrayContaining([
        'Cartera por edades',
        'Lo pendiente por rangos de vencimiento',
        'XLSX · CSV',
        'Nunca',
      ]),
    )
  })

  it('says when it was last opened, and how often it comes by mail', () => {
    expect(wordsOf({ ultima_ejecucion: '2024-11-20T15:30:00Z' })).toContain('20/11/2024 10:30')
    expect(wordsOf({ programados: 2 }).at(-1)).toBe('Programar 2 envíos')
  })
})
