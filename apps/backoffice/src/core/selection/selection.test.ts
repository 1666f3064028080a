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
