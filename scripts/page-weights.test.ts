import { expect, test } from 'vitest'
import { overBudget } from './page-weights.ts'

test('names each place that weighs more than its kind may, and by which part', () => {
  const small = { script: 1000, style: 0, files: 1 }
  expect(
    overBudget([
      { place: 'login', kind: 'login', ...small },
      { place: 'notes-debit', kind: 'list', script: 200_000, style: 20_000, files: 90 },
      { place: 'verify', kind: 'visitor', ...small, script: 150_000 },
    ]),
  ).toEqual([
    expect.stringMatching(/^notes-debit: 200\.0 kB of script, at most \d+/),
    expect.stringMatching(/^notes-debit: 20\.0 kB of style, at most \d+/),
    expect.stringMatching(/^notes-debit: 90 files of scripts, at most \d+/),
    expect.stringMatching(/^verify: 150\.0 kB of script, at most \d+/),
  ])
})
