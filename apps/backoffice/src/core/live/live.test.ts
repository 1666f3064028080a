import { expect, it } from 'vitest'
import { live } from './live.ts'

it('says what was changed, and after a gap that anything may have been', () => {
  const heard: unknown[] = []
  const stop = live.onMoved((moved) => void heard.push(moved))
  const moved = [{ kind: 'objection', id: '1' }] as const
  live.take({ counts: {}, present: [], moved: [] }, true)
  live.take({ counts: {}, present: [], moved: [...moved] }, false)
  live.take({ counts: {}, present: [], moved: [] }, false)
  live.take({ counts: {}, present: [], moved: [...moved] }, true)
  stop()
  live.take({ counts: {}, present: [], moved: [...moved] }, false)
  expect(heard).toEqual(['anything', moved, 'anything'])
})
