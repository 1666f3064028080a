import type { FairTerm } from '@enlace/contract/account-statements/terms/schemas.ts'
import { calendarDate, formatDate } from '@enlace/domain/calendar-date.ts'
import { describe, expect, it } from 'vitest'
import { startText, termSentence, termTone } from './fair-term-words.ts'

const running: FairTerm = {
  days: 45,
  start: { by: 'entrada', fecha: calendarDate('2026-10-20'), id: null, numero: '001-EA-00000007' },
  limit: calendarDate('2026-12-04'),
  used: 32,
  left: 13,
  state: 'running',
}

describe('the words of plazo justo', () => {
  it.each([
    [{}, 'Quedan 13 días: el plazo vence el 04/12/2026.', 'info'],
    [{ left: 1, used: 44 }, 'Queda 1 día: el plazo vence el 04/12/2026.', 'warning'],
    [{ left: 0, used: 45 }, 'El plazo vence hoy.', 'warning'],
    [{ left: -1, used: 46, state: 'exceeded' }, 'El plazo venció el 04/12/2026; lleva 1 día de mora.', 'bad'],
    [
      { left: -1200, used: 1245, state: 'exceeded' },
      'El plazo venció el 04/12/2026; lleva 1.200 días de mora.',
      'bad',
    ],
    [{ state: 'paid-within' }, 'Se pagó dentro del plazo, en 32 días.', 'good'],
    [{ state: 'paid-late', used: 50 }, 'Se pagó fuera del plazo, en 50 días.', 'bad'],
  ] as const)('of %j', (change, sentence, tone) => {
    const term = { ...running, ...change }
    expect([termSentence(term), termTone(term)]).toEqual([sentence, tone])
  })

  it('name the document from which the days are counted, and why it is that one', () => {
    const fecha = calendarDate('2026-10-20')
    const told = (start: FairTerm['start']) => startText({ ...running, start }, formatDate)
    expect(told(running.start)).toBe('Se cuenta desde la entrada de almacén 001-EA-00000007, del 20/10/2026.')
    expect(told({ by: 'entrada', fecha, id: null, numero: null })).toBe(
      'Se cuenta desde la entrada de almacén del 20/10/2026.',
    )
    expect(told({ by: 'factura', fecha })).toContain('Se cuenta desde la fecha de su factura, el 20/10/2026')
  })
})
