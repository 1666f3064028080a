import { describe, expect, it } from 'vitest'
import { nextSort, readSort, writeSort } from './sorting.ts'

describe('the order of a table', () => {
  it('begins upwards with the column that was clicked', () => {
    expect(nextSort(undefined, 'fecha')).toEqual({ by: 'fecha', order: 'asc' })
    expect(nextSort({ by: 'saldo', order: 'desc' }, 'fecha')).toEqual({ by: 'fecha', order: 'asc' })
  })

  it('turns round with a second click on the same column', () => {
    expect(nextSort({ by: 'fecha', order: 'asc' }, 'fecha')).toEqual({ by: 'fecha', order: 'desc' })
    expect(nextSort({ by: 'fecha', order: 'desc' }, 'fecha')).toEqual({ by: 'fecha', order: 'asc' })
  })

  it('is one word in an address, with a hyphen when it runs downwards', () => {
    expect(writeSort({ by: 'saldo_total', order: 'desc' })).toBe('-saldo_total')
    expect(readSort('-saldo_total')).toEqual({ by: 'saldo_total', order: 'desc' })
    expect(readSort(writeSort({ by: 'fecha', order: 'asc' }))).toEqual({ by: 'fecha', order: 'asc' })
  })
})
