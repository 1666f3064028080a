import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { type Acceptance, legalCodes } from '@enlace/contract/legal-texts/schemas.ts'
import { expectRow, shownTable } from '@enlace/testing/shown-table.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, it } from 'vitest'
import { acceptanceColumns } from './route.tsx'

const acceptance: Acceptance = {
  id: '7',
  acceptedAt: '2024-11-20T19:05:00Z',
  code: legalCodes[0],
  version: 2,
  email: 'ana@proveedor.example',
  person: 'Ana Peña',
  supplier: 'Aceros del Norte',
  origin: 'registration',
  address: '190.0.0.1',
  browser: 'Firefox',
}

const shown = (part: Partial<Acceptance>) =>
  shownTable(
    renderToStaticMarkup(
      <DataTable
        caption="Aceptaciones"
        columns={acceptanceColumns}
        rows={[{ ...acceptance, ...part }]}
        rowKey={({ id }) => id}
        texts={tableTexts}
      />,
    ),
  )

describe('the acceptances of legal texts', () => {
  it('say who accepted which version, when and from where', () => {
    expectRow(shown({}), {
      Fecha: '20/11/2024 14:05',
      Persona: 'Ana Peña · ana@proveedor.example',
      Versión: '2',
      Al: 'Registrarse',
      Proveedor: 'Aceros del Norte',
      'Dirección IP': '190.0.0.1',
      Navegador: 'Firefox',
    })
  })

  it('show the address alone of a visitor, and the text of the portal where the company had none', () => {
    expectRow(shown({ person: '', supplier: '', version: null, browser: null }), {
      Persona: 'ana@proveedor.example',
      Versión: 'Texto del portal',
      Proveedor: '—',
      Navegador: '—',
    })
  })
})
