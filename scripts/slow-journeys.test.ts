import { describe, expect, test } from 'vitest'
import { readableTime, retriedNote, slowestJourneys, tooSlowReport } from './slow-journeys.ts'

/** Playwright's report of so many journeys of a second each, and one that took longer. */
const reportOf = (journeys: number, longest: number) => {
  const spec = (line: number, ...tries: number[]) => ({
    title: 'reads',
    line,
    tests: [{ projectName: 'wide', results: tries.map((duration) => ({ duration })) }],
  })
  const many = Array.from({ length: journeys - 1 }, (_, place) => spec(place + 10, 1000))
  const inner = { file: 'a.journey.ts', specs: [spec(3, longest / 2, longest / 2)] }
  return JSON.stringify({ suites: [{ file: 'a.journey.ts', specs: many, suites: [inner] }] })
}

describe('the time of journeys', () => {
  test('names the longest first, with all its tries and its part of the whole', () => {
    const [first] = slowestJourneys(reportOf(11, 10_000)).slowest
    expect(first && readableTime(first)).toBe('10 s (50.0 %) wide a.journey.ts:3')
  })

  test('reports a journey that takes too large a part of a full run', () => {
    const { tooSlow } = slowestJourneys(reportOf(200, 40_000))
    expect(tooSlow.map(({ name }) => name)).toEqual(['wide a.journey.ts:3'])
    expect(tooSlowReport(tooSlow)).toContain('40 s (16.7 %) wide a.journey.ts:3')
  })

  test('lets a journey of a full run take its part, and one of a selection any', () => {
    expect(slowestJourneys(reportOf(200, 7000)).tooSlow).toEqual([])
    // Both tries together took more.
    expect(slowestJourneys(reportOf(200, 14_000)).tooSlow).toEqual([])
    expect(slowestJourneys(reportOf(20, 60_000)).tooSlow).toEqual([])
  })

  test('names those that were tried more than once', () => {
    expect(retriedNote(slowestJourneys(reportOf(11, 10_000)).retried)).toBe(
      'at the second try: wide a.journey.ts:3',
    )
    expect(retriedNote([])).toBe('at the second try: none')
  })
})
