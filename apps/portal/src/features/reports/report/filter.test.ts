import { describe, expect, it } from 'vitest'
import { readChosen, readReportFilter, writeChosen } from './filter.ts'

describe('a report’s address', () => {
  it('passes over what is no period, no day, or an end before its beginning', () => {
    expect(readReportFilter({ periodo: 'siempre', from: '2026-02-30', q: '' })).toEqual({})
    expect(readReportFilter({ periodo: 'fechas', from: '2026-03-02', to: '2026-03-01' })).toEqual({
      periodo: 'fechas',
    })
    expect(readReportFilter({ periodo: 'fechas', from: '2026-03-01', to: '2026-03-01' })).toEqual({
      periodo: 'fechas',
      from: '2026-03-01',
      to: '2026-03-01',
    })
    // Days belong to a period of one's own only.
    expect(readReportFilter({ periodo: 'todo', from: '2026-03-01' })).toEqual({ periodo: 'todo' })
  })

  it('keeps values with commas, colons and signs apart, and the empty one', () => {
    const first = writeChosen(new Map(), 'motivo', 'Faltante, 50 %: sin soporte')
    const both = writeChosen(readChosen(first), 'moneda', '')
    expect(readChosen(both)).toEqual(
      new Map([
        ['motivo', 'Faltante, 50 %: sin soporte'],
        ['moneda', ''],
      ]),
    )
    expect(readChosen(writeChosen(readChosen(both), 'motivo', undefined))).toEqual(new Map([['moneda', '']]))
    expect(writeChosen(new Map([['moneda', 'COP']]), 'moneda', undefined)).toBeUndefined()
    expect(readChosen('motivo:%E0%A4%A')).toEqual(new Map([['motivo', '%E0%A4%A']]))
  })
})
