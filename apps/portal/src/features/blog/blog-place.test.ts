import { expect, it } from 'vitest'
import { readBlogPlace, searchOfPage } from './blog-place.ts'

it('reads what an address says, and passes over what means nothing', () => {
  expect(readBlogPlace({ q: ' cierre ', categoria: 'pagos', etiqueta: 'iva', page: '3' })).toEqual({
    q: 'cierre',
    categoria: 'pagos',
    etiqueta: 'iva',
    page: 3,
  })
  const nothing = { q: '', categoria: '', etiqueta: '', page: 1 }
  expect(readBlogPlace({})).toEqual(nothing)
  expect(readBlogPlace({ categoria: '../x', etiqueta: 'IVA', page: '-1' })).toEqual(nothing)
  expect(readBlogPlace({ page: '9999' }).page).toBe(2000)
})

it('keeps the filter on every page, and names the first one by no number', () => {
  const place = { q: 'a', categoria: 'b', etiqueta: '', page: 4 }
  expect(searchOfPage(place, 2)).toEqual({ q: 'a', categoria: 'b', etiqueta: '', page: 2 })
  expect(searchOfPage(place, 1)).toMatchObject({ page: null })
})
