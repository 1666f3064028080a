import type { ApiKey } from '@enlace/contract/api-keys/schemas.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { expectRow, shownTable } from '@enlace/testing/shown-table.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { keyColumns } from './route.tsx'

const key: ApiKey = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 1,
  nombre: 'ERP de la bodega',
  prefijo: 'enl_abc',
  estado: 'vigente',
  alcances: [],
  creada_por: 'ana@compania.example',
  creada_por_nombre: 'Ana Peña',
  creada_at: '2024-11-01T13:00:00Z',
  vence_at: null,
  revocada_at: null,
  revocada_por: null,
  revocada_por_nombre: null,
  usada_at: '2024-11-20T19:05:00Z',
  usada_desde: '190.0.0.1',
  envios: { llamadas: 1, rechazadas: 0, filas: 1500, filasRechazadas: 0 },
}

const shown = (part: Partial<ApiKey>, onAsk: (() => void) | undefined = () => undefined) =>
  shownTable(
    renderToStaticMarkup(
      <DataTable
        caption="Claves"
        columns={keyColumns(onAsk)}
        rows={[{ ...key, ...part }]}
        rowKey={({ id }) => id}
        texts={tableTexts}
      />,
    ),
  )

describe('the keys of a company', () => {
  it('say how they were used last and what came in by them', () => {
    expectRow(shown({}), {
      Nombre: 'ERP de la bodega',
      'Empieza por': 'enl_abc…',
      Vence: 'No vence',
      'Último uso': '20/11/2024 14:05 desde 190.0.0.1',
      'Envíos en 30 días': '1 envío, 1.500 filas',
    })
    expectRow(shown({ usada_at: null, usada_desde: null }), { 'Último uso': 'Sin usar' })
  })

  it('are rotated once, and revoked until they have ended', () => {
    expectRow(shown({}), { Acciones: 'Cambiar Revocar' })
    expectRow(shown({ estado: 'por_reemplazar' }), { Acciones: 'Revocar' })
    expectRow(shown({ estado: 'revocada' }), { Acciones: '' })
  })

  it('have no buttons for users who may only look', () => {
    const columns = keyColumns(undefined).map(({ header }) => header)
    expect(columns).not.toContain('Acciones')
  })
})
