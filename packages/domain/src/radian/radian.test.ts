import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, calendarDate, daysBetween, todayInBogota } from '../calendar-date.ts'
import { isBusinessDay } from '../holidays.ts'
import {
  eventMoment,
  isOnCredit,
  radianCodes,
  radianEventStates,
  type RadianFact,
  standOf,
  tacitAcceptanceAt,
} from './radian.ts'

const fact = (codigo: RadianFact['codigo'], at: string, estado: RadianFact['estado'] = 'transmitido') => ({
  codigo,
  estado,
  at: new Date(at),
})

describe('the term to accept or claim', () => {
  it.each([
    // Tuesday: Wednesday, Thursday, Friday.
    ['2026-11-24T10:00:00-05:00', '2026-11-27T23:59:59-05:00'],
    // Friday before the holiday of Cartagena on Monday 16 November 2026.
    ['2026-11-13T10:00:00-05:00', '2026-11-19T23:59:59-05:00'],
    // Friday 4 December 2026: Tuesday the 8th is a holiday.
    ['2026-12-04T08:00:00-05:00', '2026-12-10T23:59:59-05:00'],
    // Holy Thursday and Friday of 2026.
    ['2026-04-01T16:00:00-05:00', '2026-04-08T23:59:59-05:00'],
    // The holiday of Chiquinquirá, new in 2026.
    ['2026-07-10T16:00:00-05:00', '2026-07-16T23:59:59-05:00'],
    // In UTC it is Wednesday already; in Bogotá it is Tuesday, 23:30.
    ['2026-11-25T04:30:00Z', '2026-11-27T23:59:59-05:00'],
    // Received on a Sunday.
    ['2026-11-22T09:00:00-05:00', '2026-11-25T23:59:59-05:00'],
  ])('of a receipt on %s ends on %s', (received, end) => {
    expect(tacitAcceptanceAt(new Date(received))).toEqual(new Date(end))
  })

  it('has three business days, of which the last is its own last day, whatever the receipt', () => {
    const received = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2040-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(received, (at) => {
        const first = todayInBogota(at)
        const end = tacitAcceptanceAt(at)
        const last = todayInBogota(end)
        const days = Array.from({ length: daysBetween(first, last) }, (_, place) => addDays(first, place + 1))
        expect(days.filter((day) => isBusinessDay(day))).toHaveLength(3)
        expect(isBusinessDay(last)).toBe(true)
        expect(todayInBogota(new Date(end.getTime() + 1000))).toBe(addDays(last, 1))
      }),
    )
  })
})

describe('how an invoice stands', () => {
  const receipt = [
    fact('030', '2026-11-13T09:00:00-05:00'),
    fact('032', '2026-11-13T10:00:00-05:00', 'registrado'),
  ]
  const at = (moment: string, ...facts: RadianFact[]) => {
    const { estado, siguientes } = standOf(facts, new Date(moment))
    return [estado, ...siguientes]
  }

  it('goes from receipt of the invoice to that of the goods, then to acceptance or claim', () => {
    const now = '2026-11-13T12:00:00-05:00'
    expect(at(now)).toEqual(['sin_acuse', '030'])
    expect(at(now, ...receipt.slice(0, 1))).toEqual(['sin_recibo', '032'])
    expect(at(now, ...receipt)).toEqual(['en_plazo', '033', '031'])
    expect(at(now, ...receipt, fact('033', now))).toEqual(['aceptada'])
    expect(at(now, ...receipt, fact('031', now))).toEqual(['reclamada'])
  })

  it('is accepted tacitly the second after the term, over a weekend and a holiday', () => {
    expect(at('2026-11-19T23:59:59-05:00', ...receipt)).toEqual(['en_plazo', '033', '031'])
    expect(at('2026-11-20T00:00:00-05:00', ...receipt)).toEqual(['aceptada_tacitamente'])
  })

  it('does not count what the DIAN rejected', () => {
    const now = '2026-11-14T12:00:00-05:00'
    const [first = fact('030', now)] = receipt
    expect(at(now, first, fact('032', now, 'rechazado'))).toEqual(['sin_recibo', '032'])
    expect(at(now, ...receipt, fact('033', now, 'rechazado'))).toEqual(['en_plazo', '033', '031'])
    expect(at(now, first, fact('032', now, 'rechazado'), fact('033', now))).toEqual(['aceptada', '032'])
  })

  it('offers only codes that are not there and that follow those that are, whatever the events', () => {
    const facts = fc.array(
      fc.record({
        codigo: fc.constantFrom(...radianCodes),
        estado: fc.constantFrom(...radianEventStates),
        at: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
      }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(facts, fc.date({ noInvalidDate: true }), (events, now) => {
        const { estado, siguientes, limite } = standOf(events, now)
        const there = new Set(
          events.flatMap(({ codigo, estado: state }) => (state === 'rechazado' ? [] : [codigo])),
        )
        expect(siguientes.filter((code) => there.has(code))).toEqual([])
        const decides = siguientes.includes('033') || siguientes.includes('031')
        const mayDecide = there.has('030') && there.has('032')
        const isOpen = !there.has('033') && !there.has('031') && limite !== null && now <= limite
        expect(decides).toBe(mayDecide && isOpen)
        expect(estado.startsWith('aceptada') && siguientes.includes('031')).toBe(false)
      }),
    )
  })
})

describe('an event of the past', () => {
  const issued = calendarDate('2026-11-12')
  const receipt = [fact('030', '2026-11-13T09:00:30-05:00'), fact('032', '2026-11-13T10:00:00-05:00')]
  const now = new Date('2026-11-24T12:00:00-05:00')
  const on = (codigo: RadianFact['codigo'], moment: string, facts: readonly RadianFact[], at = now) => {
    const found = eventMoment(facts, { codigo, happened: new Date(moment), issued }, at)
    return 'at' in found ? found.at.toISOString() : found.fault
  }

  it.each([
    ['030', '2026-11-12T00:00:00-05:00', [], '2026-11-12T05:00:00.000Z'],
    ['030', '2026-11-11T23:59:59-05:00', [], 'before-invoice'],
    ['030', '2026-11-24T12:00:01-05:00', [], 'future'],
    ['032', '2026-11-13T09:00:00-05:00', [], 'order'],
    ['032', '2026-11-13T08:59:00-05:00', receipt.slice(0, 1), 'before-event'],
    // Within the same minute, as it was typed: at once after it.
    ['032', '2026-11-13T09:00:00-05:00', receipt.slice(0, 1), '2026-11-13T14:00:30.000Z'],
    ['033', '2026-11-13T09:59:00-05:00', receipt, 'before-event'],
    // The term ended on Thursday 19 November, over a weekend and a holiday.
    ['033', '2026-11-19T23:59:59-05:00', receipt, '2026-11-20T04:59:59.000Z'],
    ['031', '2026-11-20T00:00:00-05:00', receipt, 'after-term'],
    ['033', '2026-11-16T10:00:00-05:00', [...receipt, fact('031', '2026-11-14T10:00:00-05:00')], 'order'],
    ['030', '2026-11-13T09:00:00-05:00', receipt, 'order'],
  ] as const)('%s on %s', (codigo, moment, facts, expected) => {
    expect(on(codigo, moment, facts)).toBe(expected)
  })

  it('is offered after the term only where it can have been within it', () => {
    expect(standOf(receipt, now)).toMatchObject({ siguientes: [], tardios: ['033', '031'] })
    expect(standOf([...receipt, fact('033', '2026-11-17T10:00:00-05:00')], now).tardios).toEqual([])
    expect(standOf(receipt.slice(0, 1), now).tardios).toEqual([])
  })

  it('moves the term with it', () => {
    const late = [fact('030', '2026-11-13T09:00:00-05:00'), fact('032', '2026-11-18T10:00:00-05:00')]
    expect(standOf(late, now).limite).toEqual(new Date('2026-11-23T23:59:59-05:00'))
  })
})

describe('an invoice is on credit', () => {
  const [issued, due] = [calendarDate('2026-11-02'), calendarDate('2026-12-02')]
  it.each([
    ['2', null, true],
    ['1', due, false],
    [undefined, due, true],
    [undefined, issued, false],
    [undefined, null, false],
  ])('by what it states (%s), else by its dates', (stated, until, isCredit) => {
    expect(isOnCredit(stated, { issued, due: until })).toBe(isCredit)
  })
})
