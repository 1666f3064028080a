import { describe, expect, it } from 'vitest'
import { calendarDate } from './calendar-date.ts'
import { addBusinessDays, businessDaysUntil, dataRequestDue, dataRequestExtended } from './data-rights.ts'

describe('the term of a request about personal data', () => {
  it('counts Monday to Friday without holidays, from the day after the request', () => {
    // Monday 23 November 2026: the tenth business day after it is Monday 7 December.
    expect(dataRequestDue('consulta', calendarDate('2026-11-23'))).toBe('2026-12-07')
    // 8 December is a holiday.
    expect(dataRequestDue('rectificacion', calendarDate('2026-11-23'))).toBe('2026-12-15')
    expect(dataRequestDue('revocacion', calendarDate('2026-11-21'))).toBe('2026-12-14')
  })

  it('skips the holiday of Chiquinquirá from 2026 on', () => {
    expect(addBusinessDays(calendarDate('2026-07-10'), 1)).toBe('2026-07-14')
    expect(addBusinessDays(calendarDate('2025-07-11'), 1)).toBe('2025-07-14')
  })

  it('goes on from its end where it is put off, by 5 days for a consultation and 8 for a claim', () => {
    const due = calendarDate('2026-12-15')
    expect(dataRequestExtended('consulta', due)).toBe('2026-12-22')
    expect(dataRequestExtended('revocacion', due)).toBe('2026-12-28')
  })

  it('tells the business days that are left, none once it is over', () => {
    expect(businessDaysUntil(calendarDate('2026-12-04'), calendarDate('2026-12-09'))).toBe(2)
    expect(businessDaysUntil(calendarDate('2026-12-09'), calendarDate('2026-12-09'))).toBe(0)
    expect(businessDaysUntil(calendarDate('2026-12-10'), calendarDate('2026-12-09'))).toBe(0)
  })
})
