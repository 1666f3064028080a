import { describe, expect, test } from 'vitest'
import { countPlaywright, countVitest, outcomeOf } from './outcome.ts'

const vitest = (numPassedTests: number, numFailedTests: number, brokenFiles = 0) =>
  JSON.stringify({
    numPassedTests,
    numFailedTests,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: Array.from({ length: brokenFiles }, () => ({ status: 'failed' })),
  })
const playwright = (expected: number, unexpected: number, flaky: number) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 0 } })

describe('a stage of the test run', () => {
  test('passes with the counts of its runner', () => {
    expect(outcomeOf({ code: 0, output: 'said' }, vitest(3, 0), countVitest)).toEqual({
      passed: 3,
      failed: 0,
      skipped: 1,
      report: '',
    })
  })

  test('fails with what its runner printed', () => {
    expect(outcomeOf({ code: 1, output: 'said' }, vitest(3, 2), countVitest)).toMatchObject({
      passed: 3,
      failed: 2,
      report: 'said',
    })
  })

  test('counts a test file that broke before its first test', () => {
    expect(outcomeOf({ code: 1, output: '' }, vitest(3, 0, 1), countVitest)).toMatchObject({
      passed: 3,
      failed: 1,
    })
  })

  test('fails when the runner fails although no test did', () => {
    expect(outcomeOf({ code: 1, output: '' }, vitest(3, 0), countVitest)).toMatchObject({
      passed: 3,
      failed: 1,
    })
  })

  test('fails when no test was run', () => {
    expect(outcomeOf({ code: 0, output: '' }, vitest(0, 0), countVitest)).toMatchObject({
      passed: 0,
      failed: 1,
      report: '\nNo test was run.\n',
    })
  })

  test('fails when the runner left no report', () => {
    expect(outcomeOf({ code: 0, output: '' }, undefined, countPlaywright)).toMatchObject({
      passed: 0,
      failed: 1,
    })
  })

  test('takes a journey that came through at its second try for passed, one that never did for a failure', () => {
    expect(outcomeOf({ code: 0, output: '' }, playwright(5, 1, 2), countPlaywright)).toMatchObject({
      passed: 7,
      failed: 1,
    })
  })
})
