import { expect, it } from 'vitest'
import { overShare, readTimes, slowestOf } from './processor-times.ts'

const run = (first: number) =>
  Array.from({ length: 100 }, (_, at) => ({ file: `f${at}.test.ts`, seconds: at === 0 ? first : 1 }))

it('names a file that takes more than a tenth of a whole run, and none that takes less', () => {
  expect(overShare(run(10))).toEqual([])
  expect(overShare(run(12))).toEqual([
    `f0.test.ts: 12 s of processor time, more than a tenth of the run's 111 s`,
  ])
})

it('says nothing of a run of a few files', () => {
  expect(overShare(run(50).slice(0, 3))).toEqual([])
})

it('reads the notes, a file that was tried twice as one, and tells the slowest first', () => {
  const notes = [
    { file: '/w/a.test.ts', seconds: 1 },
    { file: '/w/b.test.ts', seconds: 2 },
    { file: '/w/a.test.ts', seconds: 2 },
  ]
  const times = readTimes(`${notes.map((note) => JSON.stringify(note)).join('\n')}\n`, '/w')
  expect(times).toEqual([
    { file: 'a.test.ts', seconds: 3 },
    { file: 'b.test.ts', seconds: 2 },
  ])
  expect(slowestOf(times, 1)).toBe('a.test.ts 3 s (60 %)')
})
