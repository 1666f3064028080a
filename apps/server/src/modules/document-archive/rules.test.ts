import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { describe, expect, it } from 'vitest'
import { partName, pathOf } from './rules.ts'

const month = calendarDate('2026-10-01')
const voucher = {
  kind: 'comprobantes',
  fecha: calendarDate('2026-10-31'),
  nit: '900123456-8',
  numero: 'CE 1/2',
  name: null,
} as const

describe('the path of a document', () => {
  it('has its kind, its day, its supplier and its number', () => {
    expect(pathOf(voucher, new Set())).toBe('Comprobantes-de-pago/2026-10-31_900123456-8_CE-1-2.pdf')
  })

  it('is another one where it is taken, in whatever letters', () => {
    const taken = new Set<string>()
    pathOf(voucher, taken)
    expect(pathOf({ ...voucher, numero: 'ce 1/2' }, taken)).toMatch(/_ce-1-2-2\.pdf$/)
    expect(pathOf(voucher, taken)).toMatch(/_CE-1-2-3\.pdf$/)
  })

  it('leads nowhere else, and keeps the ending of an attached file', () => {
    const named = (name: string) => pathOf({ ...voucher, kind: 'adjuntos', numero: null, name }, new Set())
    expect(named('../../acta de entrega.PDF')).toBe(
      'Archivos-adjuntos-a-documentos/2026-10-31_900123456-8_..-..-acta-de-entrega.PDF',
    )
    expect(named('C:\\soporte')).toBe('Archivos-adjuntos-a-documentos/2026-10-31_900123456-8_C-soporte')
  })
})

describe('the name of a file', () => {
  it('tells its part only where a month has several', () => {
    expect(partName({ month, parts: 1 }, 1)).toBe('archivo-2026-10.zip')
    expect(partName({ month, parts: 4 }, 3)).toBe('archivo-2026-10-parte-3.zip')
  })
})
