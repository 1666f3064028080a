import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { OpenSession } from '@enlace/contract/sign-in/sessions/schemas.ts'
import { expectRow, shownTable } from '@enlace/testing/shown-table.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sessionColumns } from './route.tsx'

const session: OpenSession = {
  id: '00000000-0000-4000-8000-000000000001',
  tipo: 'proveedor',
  persona: 'ana@proveedor.example',
  nombre: 'Ana Peña',
  proveedor: 'Empaques del Valle S.A.S.',
  tercero: 7,
  usuario: '00000000-0000-4000-8000-000000000002',
  equipo: 'Chrome en Windows',
  direccion: '190.0.0.1',
  desde: '2024-11-20T13:00:00Z',
  ultimo: '2024-11-20T19:05:00Z',
  isOwn: false,
}
const member = {
  ...session,
  id: '00000000-0000-4000-8000-000000000003',
  tipo: 'equipo',
  proveedor: null,
} as const

const table = shownTable(
  renderToStaticMarkup(
    <DataTable
      caption="Sesiones"
      columns={sessionColumns}
      rows={[session, member]}
      rowKey={({ id }) => id}
      texts={tableTexts}
    />,
  ),
)

describe('the open sessions', () => {
  it('say of a supplier who is in, by what, since when and until when', () => {
    expectRow(table, {
      Persona: 'ana@proveedor.example',
      Dónde: 'Portal de proveedores',
      Proveedor: 'Empaques del Valle S.A.S.',
      Equipo: 'Chrome en Windows',
      'Inicio de sesión': '20/11/2024 08:00',
      'Última actividad': '20/11/2024 14:05',
    })
  })

  it('name no supplier beside a member of the team', () => {
    expectRow(table, { Dónde: 'Administración', Proveedor: '—' })
  })

  it('offer nothing to do to a person who may only look', () => {
    expect(Object.keys(table[0] ?? {})).not.toContain('Acciones')
  })
})
