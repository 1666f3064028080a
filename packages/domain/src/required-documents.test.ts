import { describe, expect, it } from 'vitest'
import { calendarDate } from './calendar-date.ts'
import { completenessOf, lastDayOf, type Validity, versionFault } from './required-documents.ts'

const today = calendarDate('2026-11-21')
const day = calendarDate
const rule = (regla: Validity['regla'], more: Partial<Validity> = {}): Validity => ({
  regla,
  dias: null,
  fecha: null,
  ...more,
})
const nothing = { expedido: null, vence: null }

describe('the days of a new version', () => {
  it('are not asked for where a document does not end', () => {
    expect(versionFault(rule('ninguna'), nothing, today)).toBeUndefined()
    expect(lastDayOf(rule('ninguna'), nothing)).toBeNull()
  })

  it('count from its issue: thirty days later it is still good, a day later no more', () => {
    const bank = rule('dias', { dias: 30 })
    const issued = (text: string) => ({ expedido: day(text), vence: null })
    expect(versionFault(bank, nothing, today)).toBe('issued-missing')
    expect(versionFault(bank, issued('2026-11-22'), today)).toBe('issued-future')
    expect(versionFault(bank, issued('2026-10-22'), today)).toBeUndefined()
    expect(versionFault(bank, issued('2026-10-21'), today)).toBe('issued-old')
    expect(lastDayOf(bank, issued('2026-10-22'))).toBe('2026-11-21')
  })

  it('are the company’s own where it fixed one, until that day has passed', () => {
    expect(versionFault(rule('fecha', { fecha: today }), nothing, today)).toBeUndefined()
    expect(versionFault(rule('fecha', { fecha: day('2026-11-20') }), nothing, today)).toBe('closed')
    expect(lastDayOf(rule('fecha', { fecha: today }), nothing)).toBe(today)
  })

  it('are what the document itself says, as far as that can be', () => {
    const own = rule('documento')
    const ends = (text: string) => ({ expedido: null, vence: day(text) })
    expect(versionFault(own, nothing, today)).toBe('ends-missing')
    expect(versionFault(own, ends('2026-11-20'), today)).toBe('ends-past')
    expect(versionFault(own, ends('2026-11-21'), today)).toBeUndefined()
    expect(versionFault(own, ends('2062-11-21'), today)).toBe('ends-far')
    expect(lastDayOf(own, ends('2027-11-21'))).toBe('2027-11-21')
  })
})

describe('a check-list', () => {
  const asked = (obligatorio: boolean, vigente: number | null) => ({ obligatorio, vigente })

  it('counts its mandatory documents only', () => {
    expect(completenessOf([asked(true, 1), asked(true, null), asked(false, null)])).toEqual({
      exigidos: 2,
      al_dia: 1,
      porcentaje: 50,
    })
  })

  it('is complete where nothing is mandatory, and not before the last one is in force', () => {
    expect(completenessOf([asked(false, null)]).porcentaje).toBe(100)
    const all = Array.from({ length: 200 }, (_, at) => asked(true, at === 0 ? null : 1))
    expect(completenessOf(all).porcentaje).toBe(99)
  })
})
