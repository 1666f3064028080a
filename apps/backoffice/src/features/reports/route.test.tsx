import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { DeskReport } from '@enlace/contract/reports/desk/schemas.ts'
import { expectRow, shownTable } from '@enlace/testing/shown-table.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, it } from 'vitest'
import { reportColumns } from './route.tsx'

const report: DeskReport = {
  id: 'cartera-por-edades',
  title: 'Cartera por edades',
  about: 'Lo pendiente por edad.',
  isShipped: true,
  modulo: null,
  isModuleOn: true,
  isOn: true,
  columns: [],
  filters: [],
  settings: { is_on: null, title: null, about: null, columns: null, filters: null, place: null },
  sello: 'a',
}

const shown = (part: Partial<DeskReport>) =>
  shownTable(
    renderToStaticMarkup(
      <DataTable
        caption="Reportes"
        columns={reportColumns(() => undefined)}
        rows={[{ ...report, ...part }]}
        rowKey={({ id }) => id}
        texts={tableTexts}
      />,
    ),
  )

describe('the reports that suppliers may have', () => {
  it('say as what they come while the company has not changed them', () => {
    expectRow(shown({}), {
      Reporte: 'Cartera por edades',
      Estado: 'Se ofrece',
      Columnas: '0 de 0',
      Ajustado: 'Configuración inicial',
      Origen: 'Del producto',
    })
  })

  it('bear the title of the company, and say who installed them', () => {
    const settings = { ...report.settings, title: 'Cartera' }
    expectRow(shown({ settings, isOn: false, isShipped: false }), {
      Reporte: 'Cartera',
      Estado: 'No se ofrece',
      Ajustado: 'Ajustado',
      Origen: 'Instalado por el operador',
    })
  })

  it('are not seen yet while their module is off', () => {
    expectRow(shown({ isModuleOn: false, modulo: 'Pagos' }), { Estado: 'Módulo inactivo' })
  })
})
