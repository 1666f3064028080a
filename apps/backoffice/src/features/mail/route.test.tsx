import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { DeskMail } from '@enlace/contract/mail/desk/schemas.ts'
import { expectRow, shownTable } from '@enlace/testing/shown-table.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { mailColumns } from './route.tsx'

const mail: DeskMail = {
  id: '00000000-0000-4000-8000-000000000001',
  at: '2024-11-20T19:05:00Z',
  para: 'pagos@proveedor.example',
  asunto: 'Certificado de retención',
  motivo: 'certificates-published',
  estado: 'enviado',
  intentos: 1,
  enviado_at: '2024-11-20T19:06:00Z',
  error: null,
}

const shown = (...mails: DeskMail[]) =>
  shownTable(
    renderToStaticMarkup(
      <DataTable
        caption="Correos"
        columns={mailColumns}
        rows={mails}
        rowKey={({ id }) => id}
        texts={tableTexts}
      />,
    ),
  )

describe('the outbox of the company', () => {
  it('says when what was sent to whom', () => {
    expectRow(shown(mail), {
      Fecha: '20/11/2024 14:05',
      Para: 'pagos@proveedor.example',
      Asunto: 'Certificado de retención',
      Estado: 'Enviado',
      'Respuesta del servidor': '—',
    })
  })

  it('says why a mail did not arrive, after how many tries', () => {
    const table = shown({ ...mail, estado: 'fallido', intentos: 5, error: '550 No such user' })
    expectRow(table, { Estado: 'Fallido', Intentos: '5', 'Respuesta del servidor': '550 No such user' })
    expect(table).toHaveLength(1)
  })
})
