import { describe, expect, it } from 'vitest'
import {
  appliedByLines,
  isAppliedDoubtful,
  isLineDoubtful,
  isValueDoubtful,
  type NoteAmounts,
  noteValueOf,
} from './debit-notes.ts'
import { money } from './money.ts'

const note: NoteAmounts = {
  valor_bruto: money('1000.10'),
  valor_descuento: money('100.20'),
  valor_impuesto: money('171.00'),
  valor_nota: money('1070.90'),
  valor_aplicado: money('1070.90'),
}

describe('a debit note', () => {
  it('is worth its gross, less discount, plus tax, to the cent', () => {
    expect(noteValueOf(note)).toBe('1070.90')
    expect(isValueDoubtful(note)).toBe(false)
  })

  it('is in doubt when its value is a cent away from that', () => {
    expect(isValueDoubtful({ ...note, valor_nota: money('1070.89') })).toBe(true)
    expect(isValueDoubtful({ ...note, valor_nota: money('1070.91') })).toBe(true)
  })

  it('is not in doubt for having been told with fewer decimals', () => {
    expect(isValueDoubtful({ ...note, valor_nota: money('1070.9') })).toBe(false)
  })

  it('may be applied up to its value, and is in doubt a cent beyond', () => {
    expect(isAppliedDoubtful(note)).toBe(false)
    expect(isAppliedDoubtful({ ...note, valor_aplicado: money('0') })).toBe(false)
    expect(isAppliedDoubtful({ ...note, valor_aplicado: money('1070.91') })).toBe(true)
  })

  it('has applied what its lines say together', () => {
    const line = { saldo: money('10'), valor: money('0.10'), saldo_nuevo: money('9.90') }
    expect(appliedByLines([line, line, line])).toBe('0.30')
    expect(appliedByLines([])).toBe('0.00')
  })
})

describe('what a note was set against', () => {
  const line = { saldo: money('5000.00'), valor: money('1200.55'), saldo_nuevo: money('3799.45') }

  it('has as its new balance the one before less the amount', () => {
    expect(isLineDoubtful(line)).toBe(false)
    expect(isLineDoubtful({ ...line, saldo_nuevo: money('3799.44') })).toBe(true)
  })

  it('may go below zero: the supplier then owes', () => {
    expect(isLineDoubtful({ ...line, saldo: money('1000'), saldo_nuevo: money('-200.55') })).toBe(false)
  })
})
