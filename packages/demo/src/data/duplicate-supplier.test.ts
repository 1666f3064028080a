import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { isCheckDigitRight } from '@enlace/domain/nit.ts'
import { expect, it } from 'vitest'
import { demoCompanies } from './companies.ts'
import { drawCompanyDocuments } from './company-documents.ts'
import { withDuplicate } from './duplicate-supplier.ts'

it('has one supplier twice in the first company, with what was booked under the second record, and none in the second', () => {
  const [first, second] = demoCompanies.map((company) => {
    const drawn = drawCompanyDocuments(company, calendarDate('2026-11-22'))
    return { drawn, made: withDuplicate(drawn) }
  })
  if (!first || !second) throw new Error('The demo has two companies')
  const [party] = first.made.parties.slice(first.drawn.parties.length)
  expect(party?.nombre).toBe('MONTAJES ELECTROMECANICOS SABANA SAS')
  expect(isCheckDigitRight(party?.documento_numero ?? '', party?.documento_dv ?? -1)).toBe(true)
  const original = first.drawn.parties.find(({ nombre }) => nombre.startsWith('Montajes Electromecánicos'))
  expect(party?.documento_numero).toBe(`${original?.documento_numero}${original?.documento_dv}`)
  const booked = first.made.statements.slice(first.drawn.statements.length)
  expect(booked).toHaveLength(1)
  expect(new Set(first.made.statements.map(({ erp_key }) => erp_key)).size).toBe(first.made.statements.length)
  expect(second.made).toBe(second.drawn)
})
