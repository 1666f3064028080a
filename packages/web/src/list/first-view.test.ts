import { describe, expect, it } from 'vitest'
import { FirstView } from './first-view.ts'

const view = { days: 0, search: '?por_aplicar=1', columns: null }
const bare = { isHere: true, route: '/notes-debit/0', days: 0, isBare: true, wasSeen: false, view }
const away = { ...bare, isHere: false, route: '/purchase-order/0' }
const filtered = { ...bare, route: '/notes-debit/0?por_aplicar=1', isBare: false }

/** What a list opens with, step by step. */
const opened = (...steps: (typeof bare | (Omit<typeof bare, 'view'> & { view: null | undefined }))[]) => {
  const first = new FirstView()
  return steps.map((step) => first.next(step))
}

describe('a list with a view that opens first', () => {
  it('opens it once, when it is come to', () => {
    expect(opened(bare, filtered, { ...bare, wasSeen: true })).toEqual([view, undefined, undefined])
  })

  it('opens it when a device that knew nothing is told', () => {
    expect(opened({ ...bare, view: undefined }, { ...bare, wasSeen: true })).toEqual([undefined, view])
  })

  it('does not open it late where there was none, or the person went on meanwhile and came back', () => {
    expect(opened({ ...bare, view: null }, bare)).toEqual([undefined, undefined])
    const untold = { ...bare, view: undefined }
    expect(opened(untold, { ...filtered, view: undefined }, untold, bare)).toEqual(Array(4).fill(undefined))
  })

  it('opens it when it is come back to before the other place has come', () => {
    expect(opened(filtered, away, bare)).toEqual([undefined, undefined, view])
  })

  it('does not open it where Back leads, where the address asks for something, or where it is open by itself', () => {
    expect(opened({ ...bare, wasSeen: true }, away, { ...bare, wasSeen: true })).toEqual(
      Array(3).fill(undefined),
    )
    expect(opened(filtered)).toEqual([undefined])
    expect(opened({ ...bare, view: { ...view, search: '' } })).toEqual([undefined])
  })
})
