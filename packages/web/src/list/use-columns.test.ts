import type { Column } from '@enlace/ui/core/columns.ts'
import { describe, expect, it } from 'vitest'
import { chooseColumns } from './use-columns.ts'

const columns: readonly Column<string>[] = [
  { id: 'factura', header: 'Factura', cell: (row) => row },
  { id: 'fecha', header: 'Fecha', priority: 3, cell: (row) => row },
  { id: 'saldo', header: 'Saldo', priority: 4, cell: (row) => row },
]
const idsOf = (chosen: readonly string[]) => chooseColumns(columns, chosen).map(({ id }) => id)

describe('the chosen columns of a list', () => {
  it('stand in the order in which they were chosen, behind the one that names the row', () => {
    expect(idsOf(['saldo', 'fecha'])).toEqual(['factura', 'saldo', 'fecha'])
    expect(idsOf(['saldo', 'factura'])).toEqual(['factura', 'saldo'])
    expect(idsOf([])).toEqual(['factura'])
  })

  it('pass over what the list no longer has, and what is named twice', () => {
    expect(idsOf(['gone', 'saldo', 'saldo'])).toEqual(['factura', 'saldo'])
  })

  it('give way by their order alone', () => {
    for (const column of chooseColumns(columns, ['fecha', 'saldo'])) expect(column.priority).toBeUndefined()
  })
})
