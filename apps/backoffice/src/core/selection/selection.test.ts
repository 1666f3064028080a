import { expect, it, vi } from 'vitest'
import { createSelection } from './selection.ts'

it('chooses rows, and takes them out again, up to the most', () => {
  const selection = createSelection(3)
  selection.toggle('a')
  expect(selection.add(['a', 'b'])).toBe(true)
  expect(selection.add(['c', 'd'])).toBe(false)
  expect([...selection.read()]).toEqual(['a', 'b', 'c'])
  selection.toggle('d')
  selection.toggle('b')
  expect([...selection.read()]).toEqual(['a', 'c'])
})

it('tells whoever listens, until they do not any more', () => {
  const selection = createSelection(3)
  const listener = vi.fn<() => void>()
  const stop = selection.subscribe(listener)
  selection.toggle('a')
  selection.clear()
  stop()
  selection.toggle('a')
  expect(listener).toHaveBeenCalledTimes(2)
})

it('keeps what is chosen while its list is drawn anew, and is emptied when the list is left or another company’s', () => {
  let leave: (() => void) | undefined
  const selection = createSelection(3, (left) => {
    leave = left
    return () => undefined
  })
  selection.showTo(1)
  selection.add(['a', 'b'])
  selection.showTo(1)
  expect([...selection.read()]).toEqual(['a', 'b'])
  selection.showTo(2)
  expect([...selection.read()]).toEqual([])
  selection.toggle('c')
  leave?.()
  expect([...selection.read()]).toEqual([])
  selection.showTo(2)
  selection.toggle('d')
  expect([...selection.read()]).toEqual(['d'])
})
