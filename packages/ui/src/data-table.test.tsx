import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Column, TableTexts } from './core/columns.ts'
import { DataTable } from './data-table.tsx'

type Invoice = { number: string; balance: string }
type Total = { currency: string; balance: string }

const columns: readonly Column<Invoice, Total>[] = [
  { id: 'number', header: 'Factura', isSortable: true, card: 'number', cell: (row) => row.number },
  {
    id: 'balance',
    header: 'Saldo',
    align: 'end',
    isSortable: true,
    card: 'amount',
    cell: (row) => row.balance,
    total: (total) => total.balance,
  },
  { id: 'terms', header: 'Condición', cell: () => '30 días' },
]
const rows = [
  { number: 'FE-1', balance: '100' },
  { number: 'FE-2', balance: '200' },
]
const texts: TableTexts = {
  more: 'Ver más',
  less: 'Ver menos',
  sortBy: 'Ordenar por',
  usualOrder: 'Orden habitual',
  ascending: 'de menor a mayor',
  descending: 'de mayor a menor',
}
const table = { caption: 'Facturas', columns, texts, rowKey: (row: Invoice) => row.number }
const ignore = () => undefined

describe('a table of documents', () => {
  it('has its name, its heads and one row a document', () => {
    const html = renderToStaticMarkup(<DataTable {...table} rows={rows} />)
    expect(html).toMatch(/<caption[^>]*>Facturas<\/caption>/)
    expect(html.match(/role="columnheader" scope="col"/g)).toHaveLength(3)
    expect(html.match(/role="rowheader" scope="row"/g)).toHaveLength(2)
  })

  it('makes the first cell of a row the link to its document', () => {
    const html = renderToStaticMarkup(
      <DataTable {...table} rows={rows} rowHref={(row) => `#/${row.number}`} />,
    )
    expect(html).toContain('<a href="#/FE-1">FE-1</a>')
    expect(html.match(/<a /g)).toHaveLength(2)
  })

  it('says by which column it is sorted, and which can be sorted', () => {
    const html = renderToStaticMarkup(
      <DataTable {...table} rows={rows} sort={{ by: 'balance', order: 'desc' }} onSort={ignore} />,
    )
    expect(html.match(/aria-sort/g)).toHaveLength(1)
    expect(html).toMatch(/<th[^>]*aria-sort="descending"[^>]*><button[^>]*>Saldo/)
    expect(html).toMatch(/<th[^>]*><button[^>]*>Factura/)
    expect(html).toMatch(/<th[^>]*><span[^>]*>Condición<\/span><\/th>/)
  })

  it('cannot be sorted when nobody listens', () => {
    const html = renderToStaticMarkup(<DataTable {...table} rows={rows} />)
    expect(html).not.toMatch(/<th[^>]*role="columnheader"[^>]*><button/)
  })

  it('shows one row of totals a currency at its foot', () => {
    const totals = [
      { currency: 'COP', balance: '300' },
      { currency: 'USD', balance: '12' },
    ]
    const html = renderToStaticMarkup(
      <DataTable {...table} rows={rows} totals={totals} totalLabel={({ currency }) => `Total ${currency}`} />,
    )
    const foot = html.slice(html.indexOf('<tfoot'))
    expect(foot.match(/<tr/g)).toHaveLength(2)
    expect(foot).toMatch(/Total USD<\/th><td[^>]*>12<\/td><td[^>]*><\/td>/)
  })

  it('holds the place of the rows that are on their way, and says that it is busy', () => {
    const html = renderToStaticMarkup(
      <DataTable {...table} rows={[]} isLoading loadingRows={4} empty="Nada" />,
    )
    expect(html).toContain('aria-busy="true"')
    expect(html.match(/<tr[^>]*aria-hidden="true"/g)).toHaveLength(4)
    expect(html).not.toContain('Nada')
  })

  it('keeps the rows it has while new ones are on their way', () => {
    const html = renderToStaticMarkup(<DataTable {...table} rows={rows} isLoading />)
    expect(html).toContain('FE-1')
    expect(html).not.toMatch(/<tr[^>]*aria-hidden/)
  })

  it('says over its whole width why it is empty', () => {
    const html = renderToStaticMarkup(<DataTable {...table} rows={[]} totals={[]} empty="Ningún resultado" />)
    expect(html).toMatch(/<td[^>]*colSpan="3"[^>]*>Ningún resultado<\/td>/i)
    expect(html).not.toContain('<tfoot')
  })

  it('gives every cell of a card its label, and a button for what the card leaves out', () => {
    const html = renderToStaticMarkup(<DataTable {...table} rows={rows} />)
    expect(html).toContain('data-label="Condición">30 días')
    expect(
      html.match(
        /aria-label="Ver más"[^>]*aria-expanded="false"|aria-expanded="false"[^>]*aria-label="Ver más"/g,
      ),
    ).toHaveLength(2)
  })
})
