import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Pagination } from './pagination.tsx'

const pagination = {
  label: 'Páginas',
  hrefFor: (page: number) => `#/list?page=${page}`,
  previousLabel: 'Anterior',
  nextLabel: 'Siguiente',
  pageLabel: (page: number) => `Página ${page}`,
}

describe('the pages of a list', () => {
  it('are real links, so that the keyboard and other tabs reach them', () => {
    const html = renderToStaticMarkup(<Pagination {...pagination} page={2} pageCount={3} />)
    expect(html).toMatch(/<nav[^>]*aria-label="Páginas"/)
    expect(html.match(/<a /g)).toHaveLength(5)
    expect(html).toMatch(/href="#\/list\?page=3" aria-label="Página 3"/)
  })

  it('mark the present one', () => {
    const html = renderToStaticMarkup(<Pagination {...pagination} page={2} pageCount={3} />)
    expect(html).toMatch(/aria-label="Página 2" aria-current="page"/)
    expect(html.match(/aria-current/g)).toHaveLength(1)
  })

  it('lead nowhere before the first and after the last', () => {
    const first = renderToStaticMarkup(<Pagination {...pagination} page={1} pageCount={1} />)
    expect(first).toMatch(/<span[^>]*aria-disabled="true" aria-label="Anterior"/)
    expect(first).toMatch(/<span[^>]*aria-disabled="true" aria-label="Siguiente"/)
  })

  it('offer at most seven places, gaps among them', () => {
    const html = renderToStaticMarkup(<Pagination {...pagination} page={12} pageCount={100} />)
    expect(html.match(/<li/g)).toHaveLength(9)
    expect(html.match(/…/g)).toHaveLength(2)
  })
})
