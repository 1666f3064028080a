import { describe, expect, it } from 'vitest'
import { calendarDate } from './calendar-date.ts'
import { completenessOf, lastDayOf, reminderStep, type Validity, versionFault } from './required-documents.ts'

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

describe('the reminders of a plan', () => {
  const plan = { dias_antes: [30, 15, 5], cada_dias: 7 }
  const document = {
    estado: 'por_vencer',
    obligatorio: true,
    regla: 'documento' as const,
    dias_vigencia: null,
    vigente: 3,
    vence: day('2026-12-30'),
    desde: day('2026-01-01'),
  }
  const missing = { ...document, estado: 'falta', vigente: null, vence: null }
  const ended = { ...document, estado: 'vencido', vigente: null, vence: day('2026-11-01') }

  it.each([
    ['2026-11-29', undefined],
    ['2026-11-30', 'antes 30 v3'],
    ['2026-12-14', 'antes 30 v3'],
    ['2026-12-20', 'antes 15 v3'],
    ['2026-12-30', 'antes 5 v3'],
  ] as const)('of what is in force are on %s the step %s', (today, step) => {
    expect(reminderStep(document, plan, day(today))).toBe(step)
  })

  it('begin with the last third of a short life', () => {
    const short = { ...document, regla: 'dias' as const, dias_vigencia: 30 }
    expect(reminderStep(short, plan, day('2026-12-19'))).toBeUndefined()
    expect(reminderStep(short, plan, day('2026-12-20'))).toBe('antes 15 v3')
  })

  it('count from the end, or from the day on which what is missing was asked', () => {
    expect(reminderStep(ended, plan, day('2026-11-07'))).toBeUndefined()
    expect(reminderStep(ended, plan, day('2026-11-15'))).toBe('despues 14 2026-11-01')
    expect(reminderStep(missing, plan, day('2026-01-08'))).toBe('despues 7 2026-01-01')
  })

  it('tell nothing of what is in review, may be left out, is at hand, or where the company wants none', () => {
    const today = day('2026-12-31')
    expect(reminderStep({ ...missing, estado: 'en_revision' }, plan, today)).toBeUndefined()
    expect(reminderStep({ ...missing, obligatorio: false }, plan, today)).toBeUndefined()
    expect(reminderStep({ ...missing, estado: 'rechazado', vigente: 2 }, plan, today)).toBeUndefined()
    expect(reminderStep(missing, { ...plan, cada_dias: null }, today)).toBeUndefined()
  })
})
