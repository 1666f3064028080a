import type { AuditEntry } from '@enlace/contract/audit/schemas.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { expectRow, shownTable } from '@enlace/testing/shown-table.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { parameterTexts } from '@enlace/contract/parameters/label-texts.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AuditEntryView } from './detail-view.tsx'
import { auditColumns } from './route.tsx'

const entry: AuditEntry = {
  id: '7',
  at: '2024-11-20T19:05:00Z',
  tema: 'ingresos',
  accion: 'session:login-failed',
  persona: 'ana@proveedor.example',
  persona_nombre: 'ana@proveedor.example',
  objeto: null,
  nombre: null,
  correo: null,
  tercero: null,
  direccion: '190.0.0.1',
}
const someone = '00000000-0000-4000-8000-000000000001'

const shown = (part: Partial<AuditEntry>) =>
  shownTable(
    renderToStaticMarkup(
      <DataTable
        caption="Auditoría"
        columns={auditColumns}
        rows={[{ ...entry, ...part }]}
        rowKey={({ id }) => id}
        texts={tableTexts}
      />,
    ),
  )

describe('the audit trail', () => {
  it('says who did what, when and from where', () => {
    expectRow(shown({}), {
      Fecha: '20/11/2024 14:05',
      Acción: 'Intentó iniciar sesión con un correo o una contraseña incorrectos',
      Persona: 'ana@proveedor.example',
      'Dirección IP': '190.0.0.1',
    })
  })

  it('names what an act was about, and shows a dash for a key that nobody knows', () => {
    expectRow(shown({ objeto: someone, nombre: 'Ana Peña' }), { Sobre: 'Ana Peña' })
    expectRow(shown({ objeto: 'FE-1' }), { Sobre: 'FE-1' })
    expectRow(shown({ objeto: someone }), { Sobre: '—' })
  })

  it('tells one entry in words; the names of the program stand among the technical details', () => {
    const detail = {
      ...entry,
      accion: 'session:step-up',
      persona: 'cli',
      persona_nombre: 'cli',
      cambios: [{ campo: 'orden_compra', antes: '0', ahora: '1' }],
      hechos: [
        { campo: 'shown', valor: 'password' },
        { campo: 'call', valor: 'GET /users' },
      ],
    }
    const html = renderToStaticMarkup(
      <AuditEntryView entry={detail} listHref="#/auditoria" href={undefined} />,
    )
    const [told = '', technical = ''] = html.split('<details')
    expect(told).not.toMatch(/shown|password|call|session:|orden_compra|>cli</)
    expect(told).toContain('Verificación usada')
    expect(told).toContain('Contraseña')
    expect(told).toContain(parameterTexts.orden_compra.label)
    for (const word of ['session:step-up', 'GET /users']) expect(technical).toContain(word)
  })
})
