import { describe, expect, it } from 'vitest'
import { neighboursOf } from './queue.ts'

const queued = (id: string) => ({ id, numero: `FE-${id}`, proveedor: 'Acme' })
const [first, second, third] = [queued('1'), queued('2'), queued('3')]

describe('the way through the invoices to decide', () => {
  it('goes from one to the next and back', () => {
    expect(neighboursOf([first, second, third], '2')).toEqual({ before: first, after: third })
    expect(neighboursOf([first, second], '1')).toEqual({ before: undefined, after: second })
    expect(neighboursOf([first, second], '2')).toEqual({ before: first, after: undefined })
  })

  it('goes on from a decided one to what followed it', () => {
    expect(neighboursOf([first, third], '2', '3').after).toEqual(third)
  })

  it('begins again where a colleague decided what followed', () => {
    expect(neighboursOf([first], '2', '3').after).toEqual(first)
    expect(neighboursOf([], '2', '3').after).toBeUndefined()
  })
})
