import { describe, expect, it } from 'vitest'
import {
  certificateFault,
  digitsOfMask,
  holdEnd,
  isBankChangeOpen,
  lastDigits,
  maskAccount,
  mayBankChangeBecome,
  readAccountNumber,
} from './bank-account.ts'
import { bankName, banks, isBank } from './catalogue/banks.ts'
import { calendarDate } from './calendar-date.ts'
import { statesOf } from './states.ts'

const today = calendarDate('2026-11-21')

describe('a bank’s certificate', () => {
  it.each([
    ['2026-11-21', undefined],
    ['2026-10-22', undefined],
    ['2026-10-21', 'old'],
    ['2026-11-22', 'future'],
  ])('of %s is %s today', (issued, fault) => {
    expect(certificateFault(calendarDate(issued), today)).toBe(fault)
  })
})

describe('a change of account', () => {
  it('is decided by two people before it waits, and ends in one of three ways', () => {
    const ids = statesOf('cambio_cuenta').map(({ id }) => id)
    const ends = ['aplicado', 'rechazado', 'cancelado']
    expect(ids.filter((id) => ends.includes(id))).toEqual(ends)
    expect(mayBankChangeBecome('solicitado', 'aprobado')).toBe(false)
    expect(mayBankChangeBecome('en_verificacion', 'aplicado')).toBe(false)
    expect(mayBankChangeBecome('aprobado', 'aplicado')).toBe(true)
    expect(mayBankChangeBecome('aplicado', 'cancelado')).toBe(false)
  })

  it.each(['solicitado', 'en_verificacion', 'aprobado'] as const)(
    'can be cancelled while it is %s',
    (state) => {
      expect(mayBankChangeBecome(state, 'cancelado')).toBe(true)
      expect(isBankChangeOpen(state)).toBe(true)
    },
  )

  it('waits for 48 hours, over weekends and years alike', () => {
    expect(holdEnd(new Date('2026-12-30T20:15:00Z')).toISOString()).toBe('2027-01-01T20:15:00.000Z')
  })
})

describe('an account number', () => {
  it.each([
    ['032-145678-90', '03214567890'],
    [' 0321 4567 890 ', '03214567890'],
    ['０３２１４５６７８９０', '03214567890'],
    ['12345', undefined],
    ['1'.repeat(11), undefined],
    ['1234567890'.repeat(3), undefined],
    ['12345678O', undefined],
    ['', undefined],
  ])('is read from «%s» as %s', (typed, number) => {
    expect(readAccountNumber(typed)).toBe(number)
  })

  it('is never shown but by its last four digits', () => {
    expect(maskAccount(lastDigits('03214567890'))).toBe('•••• 7890')
    expect(digitsOfMask('•••• 4821')).toBe('4821')
    expect(digitsOfMask('****4821-')).toBe('4821')
    expect(digitsOfMask('Bancolombia')).toBeUndefined()
  })
})

describe('the banks', () => {
  it('are known by a code of four digits, each once', () => {
    expect(new Set(banks.map(({ id }) => id)).size).toBe(banks.length)
    expect(banks.every(({ id }) => /^1\d{3}$/.test(id))).toBe(true)
    expect([bankName('1007'), isBank('1007'), isBank('0000')]).toEqual(['Bancolombia', true, false])
  })
})
