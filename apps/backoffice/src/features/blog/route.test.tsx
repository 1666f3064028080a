import type { DeskPostRow } from '@enlace/contract/blog/desk/schemas.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { expectRow, shownTable } from '@enlace/testing/shown-table.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { narrow, postColumns } from './route.tsx'

const post: DeskPostRow = {
  slug: 'cierre',
  titulo: 'Cierre de facturación',
  tipo: 'comunicado',
  estado: 'publicada',
  hasDraft: true,
  fijado: true,
  categoria: 'Pagos',
  etiquetas: ['diciembre'],
  publicado_at: '2024-11-20T19:05:00Z',
  actualizado_at: '2024-11-20T19:05:00Z',
  lecturas: 1200,
  confirmadas: 3,
  destinatarios: 12,
}
const draft: DeskPostRow = {
  ...post,
  slug: 'feria',
  titulo: 'Feria de proveedores',
  estado: 'borrador',
  fijado: false,
  categoria: 'Eventos',
  etiquetas: [],
  publicado_at: null,
  confirmadas: null,
  destinatarios: null,
}

const table = shownTable(
  renderToStaticMarkup(
    <DataTable
      caption="Publicaciones"
      columns={postColumns}
      rows={[post, draft]}
      rowKey={({ slug }) => slug}
      texts={tableTexts}
    />,
  ),
)

describe('the posts of the company', () => {
  it('say how far a post is, who read it and who confirmed it', () => {
    expectRow(table, {
      Título: 'Cierre de facturación · Fijada',
      Estado: 'Publicada con cambios sin publicar',
      Publicación: '20/11/2024 14:05',
      Lecturas: '1.200',
      Confirmadas: '3 de 12',
    })
  })

  it('say nothing of a draft that nobody was shown', () => {
    expectRow(table, {
      Título: 'Feria de proveedores',
      Estado: 'Borrador',
      Publicación: '—',
      Confirmadas: '—',
    })
  })

  it('are found by title, category and label without minding accents, and by state', () => {
    const found = (q: string, estado: DeskPostRow['estado'] | '' = '') =>
      narrow([post, draft], { q, estado }).map(({ slug }) => slug)
    expect(found('facturacion PAGOS')).toEqual(['cierre'])
    expect(found('diciembre')).toEqual(['cierre'])
    expect(found('', 'borrador')).toEqual(['feria'])
    expect(found('feria', 'publicada')).toEqual([])
  })
})
