import { describe, expect, it } from 'vitest'
import { daily, hourly, monthly } from '../../core/jobs/schedule.ts'
import { nextDue, stateOf } from './rules.ts'

const now = new Date('2026-11-21T15:30:00Z')

describe('when repeated work comes next', () => {
  it.each([
    ['each hour', hourly, '2026-11-21T16:00:00.000Z'],
    ['each day at an hour of Bogotá that is over today', daily(6), '2026-11-22T11:00:00.000Z'],
    ['each day at an hour of Bogotá that comes today', daily(20), '2026-11-22T01:00:00.000Z'],
    ['each month on a day that is over', monthly(5, 7), '2026-12-05T12:00:00.000Z'],
  ])('is told for what comes %s', (_, schedule, expected) => {
    expect(nextDue(schedule, now).toISOString()).toBe(expected)
  })
})

describe('how the queue stands', () => {
  const waiting = (minutes: number) => [
    { dueSince: new Date(now.getTime() - minutes * 60_000).toISOString() },
    { dueSince: null },
  ]

  it('is well while what is due is done within minutes', () => {
    expect(stateOf(waiting(9), 0, now)).toBe('ok')
  })

  it('is stuck where nobody takes what is due, whatever else failed', () => {
    expect(stateOf(waiting(11), 3, now)).toBe('stuck')
  })

  it('says that something could not be done', () => {
    expect(stateOf(waiting(1), 1, now)).toBe('failed')
  })
})
