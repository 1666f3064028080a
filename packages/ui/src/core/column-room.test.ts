import { describe, expect, it } from 'vitest'
import { awayColumns, headNeed } from './column-room.ts'

const column = (need: number, priority?: 1 | 2 | 3 | 4 | 5) => ({ need, priority })

describe('the columns that give way', () => {
  it('are none where all fit', () => {
    expect(awayColumns([column(100), column(100), column(100)], 300)).toEqual([])
  })

  it('are those of the highest priority number, the last one first', () => {
    const columns = [column(100), column(100, 3), column(100, 4), column(100, 3), column(100, 4)]
    expect(awayColumns(columns, 400)).toEqual([4])
    expect(awayColumns(columns, 300)).toEqual([4, 2])
    expect(awayColumns(columns, 200)).toEqual([4, 2, 3])
  })

  it('always leave the first column and those of priority 1', () => {
    expect(awayColumns([column(300), column(300), column(300, 1)], 100)).toEqual([1])
  })

  it('include the ones that nobody chose, however much room there is', () => {
    expect(awayColumns([column(10), column(10, 5), column(10)], 1000)).toEqual([1])
  })

  it('leave a narrow one of less importance out rather than keep it in the gap that a wide one left', () => {
    expect(awayColumns([column(100), column(300, 3), column(20, 4)], 200)).toEqual([2, 1])
  })
})

describe('the room of a head', () => {
  it('is that of two lines, and never less than its longest word', () => {
    expect(headNeed('Valor facturado', 150)).toBeCloseTo(94, 0)
    expect(headNeed('Vencimiento', 110)).toBeCloseTo(114, 0)
    expect(headNeed('', 0)).toBe(0)
  })
})
