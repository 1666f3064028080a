import { describe, expect, it } from 'vitest'
import { type CalendarDate, calendarDate } from './calendar-date.ts'
import { timingOf } from './invoice-timing.ts'

const calendar = {
  cutoff: { dia: 25, hora: '17:45', siNoEsHabil: 'anterior' },
  paymentDays: [5],
  closed: new Set<CalendarDate>(),
} as const
const arriving = (arrived: string, due: string | null = null) =>
  timingOf({ arrived: new Date(arrived), due: due === null ? null : calendarDate(due) }, calendar)

describe('when an invoice counts', () => {
  it('is the month whose cut-off has not passed, to the minute', () => {
    expect(arriving('2026-11-25T17:45:00-05:00')).toMatchObject({ mes: '2026-11', corte: '2026-11-25' })
    expect(arriving('2026-11-25T17:46:00-05:00')).toMatchObject({ mes: '2026-12', corte: '2026-12-24' })
  })

  it('is the month of its arrival without a cut-off', () => {
    const timing = timingOf(
      { arrived: new Date('2026-11-30T23:00:00-05:00'), due: null },
      { ...calendar, cutoff: undefined },
    )
    expect(timing).toEqual({ mes: '2026-11', corte: undefined, vence: undefined, pago: undefined })
  })

  it('is paid in the first run after it is due, never before the month that it counts for', () => {
    expect(arriving('2026-11-10T09:00:00-05:00', '2026-12-09')).toMatchObject({ pago: '2026-12-11' })
    expect(arriving('2026-11-26T09:00:00-05:00', '2026-11-20')).toMatchObject({
      vence: '2026-11-26',
      pago: '2026-12-04',
    })
  })

  it('has no payment date without payment days', () => {
    const timing = timingOf(
      { arrived: new Date('2026-11-10T09:00:00-05:00'), due: calendarDate('2026-12-09') },
      { ...calendar, paymentDays: [] },
    )
    expect(timing.pago).toBeUndefined()
  })
})
