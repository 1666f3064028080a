import { expect, it } from 'vitest'
import { slugOf } from './slug.ts'

it.each([
  ['Facturación electrónica: qué cambia en 2027', 'facturacion-electronica-que-cambia-en-2027'],
  ['  ¿Quién recibe?  ', 'quien-recibe'],
  ['2026-11 cierre.de_facturas', '2026-11-cierre-de-facturas'],
  ['¡…!', ''],
  ['Año '.repeat(30), 'ano-ano-ano-ano-ano-ano-ano-ano-ano-ano-ano-ano-ano-ano-ano'],
])('names «%s» as %s in an address', (words, slug) => {
  expect(slugOf(words)).toBe(slug)
})
