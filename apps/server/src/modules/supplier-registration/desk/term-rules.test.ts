import { expect, it } from 'vitest'
import { deadlineOf, dueAt, momentsOf } from './term-rules.ts'

const term = { working: { from: 8, until: 17, closed: new Set<never>() }, registrationHours: 18 }
const bogota = (text: string) => new Date(`${text}:00-05:00`)

it('says of each request whether its term is over, ends today, or has time', () => {
  // Friday morning: eighteen working hours are two days.
  const moments = momentsOf(term, bogota('2026-11-20T10:00'))
  const stands = (since: string) => deadlineOf(bogota(since).toISOString(), moments)
  expect(stands('2026-11-18T09:59')).toBe('vencida')
  expect(stands('2026-11-18T15:00')).toBe('por_vencer')
  expect(stands('2026-11-19T08:01')).toBe('a_tiempo')
})

it('agrees with the moment until which an answer is in time', () => {
  for (const since of ['2026-11-17T11:00', '2026-11-18T09:00', '2026-11-18T16:59', '2026-11-19T12:00']) {
    const due = dueAt(term, bogota(since).toISOString())
    const before = momentsOf(term, new Date(Date.parse(due) - 60_000))
    const after = momentsOf(term, new Date(Date.parse(due) + 60_000))
    const stand = (moments: typeof before) => deadlineOf(bogota(since).toISOString(), moments)
    expect([stand(before), stand(after)]).toEqual(['por_vencer', 'vencida'])
  }
})
