import { describe, expect, it } from 'vitest'
import { heldContent } from '../text/content.ts'
import { ReadBudget } from './read-budget.ts'

const read = (budget: ReadBudget, text: string) => [...budget.counted([Buffer.from(text)])].join('')

describe('the budget of a reading', () => {
  it('ends with its bytes, however many pieces they come in', () => {
    const budget = new ReadBudget('a.xlsx', { bytes: 10, tags: 10 })
    expect(read(budget, '12345')).toBe('12345')
    expect(read(budget, '67890')).toBe('67890')
    expect(() => read(budget, '1')).toThrow('workbook-too-large')
  })

  it('ends with its tags, which cost more than their bytes', () => {
    const budget = new ReadBudget('a.xlsx', { bytes: 1000, tags: 3 })
    expect(() => read(budget, '<x/><x/><x/><x/>')).toThrow('workbook-too-large')
  })

  it('counts what is read anew for each sheet', () => {
    const content = new ReadBudget('a.xls', { bytes: 25, tags: 10 }).over(heldContent(Buffer.alloc(10)))
    expect([...content.pieces()]).toHaveLength(1)
    expect([...content.pieces()]).toHaveLength(1)
    expect(() => [...content.pieces()]).toThrow('workbook-too-large')
  })
})
