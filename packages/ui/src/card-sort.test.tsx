import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CardSort } from './card-sort.tsx'
import type { Sort } from './core/sorting.ts'

const columns = [
  { id: 'number', header: 'Factura', isSortable: true },
  { id: 'balance', header: 'Saldo', isSortable: true },
  { id: 'terms', header: 'Condición' },
]
const texts = {
  more: 'Ver más',
  less: 'Ver menos',
  sortBy: 'Ordenar por',
  usualOrder: 'Orden habitual',
  ascending: 'de menor a mayor',
  descending: 'de mayor a menor',
}
const draw = (sort: Sort | undefined) =>
  renderToStaticMarkup(<CardSort {...{ columns, sort, texts }} onSort={() => undefined} />)

describe('the choice of the order of cards', () => {
  it('offers each column that can be sorted, both ways, and has the present order chosen', () => {
    const html = draw({ by: 'balance', order: 'desc' })
    expect(html).toContain('<option value="-balance" selected="">Saldo, de mayor a menor</option>')
    expect(html.match(/<option/g)).toHaveLength(4)
  })

  it("says that the order is the list's own where it is of no column", () => {
    for (const sort of [undefined, { by: 'turn', order: 'asc' } as const])
      expect(draw(sort)).toContain(
        '<option value="" disabled="" hidden="" selected="">Orden habitual</option>',
      )
  })
})
