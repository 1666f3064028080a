import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { Export } from '@enlace/contract/exports/schemas.ts'
import { expectRow, shownTable } from '@enlace/testing/shown-table.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { exportColumns } from './columns.tsx'

const file: Export = {
  id: '00000000-0000-4000-8000-000000000001',
  list: 'account-statements',
  format: 'xlsx',
  state: 'done',
  file_name: 'facturas.xlsx',
  titulo: null,
  sucursal: null,
  rows_total: 12_400,
  rows_done: 12_400,
  size: 4_067_765,
  created_at: '2024-11-20T15:30:00Z',
  finished_at: '2024-11-20T15:31:00Z',
  expires_at: '2024-11-27T15:31:00Z',
  can_open: true,
}

const nothing = () => undefined
const markup = (changes: Partial<Export> = {}) =>
  renderToStaticMarkup(
    <DataTable
      caption="Descargas"
      columns={exportColumns({ busy: undefined, onDownload: nothing, onRemove: nothing })}
      rows={[{ ...file, ...changes }]}
      rowKey={({ id }) => id}
      texts={tableTexts}
    />,
  )

describe('the table of downloads', () => {
  it('says of a file how many rows it has, how large it is, and until when it can be had', () => {
    const [row] = shownTable(markup())
    expect(Object.values(row ?? {})).toEqual(
      expect.arrayContaining(['12.400', '4,1 MB', '20/11/2024 10:30', '27/11/2024 10:31']),
    )
    expect(markup()).toContain('Descargar')
  })

  it('shows how far a file is that is being made, and offers to cancel it', () => {
    const running = markup({ state: 'running', rows_done: 3000, size: null, expires_at: null })
    expect(running).toContain('3.000')
    expect(running).toContain('Cancelar')
    expect(running).not.toContain('>Descargar<')
  })

  it('offers no file that failed, has expired, or tells of what the person may no longer see', () => {
    for (const changes of [
      { state: 'failed' },
      { state: 'expired' },
      { can_open: false },
    ] satisfies Partial<Export>[])
      expect(markup(changes)).not.toContain('>Descargar<')
    expectRow(shownTable(markup({ state: 'cancelled' })), { Filas: '—' })
  })
})
