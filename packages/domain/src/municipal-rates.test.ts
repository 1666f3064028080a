import { expect, it } from 'vitest'
import { calendarDate } from './calendar-date.ts'
import { isMunicipalConcept, municipalConcept, perThousand } from './municipal-rates.ts'
import type { WithholdingConcept } from './withholding-concepts.ts'

const day = calendarDate('2026-08-14')
const concept = (codigo: string, fields: Partial<WithholdingConcept> = {}): WithholdingConcept => ({
  codigo,
  concepto: codigo,
  sujeto: '',
  tarifa: '0.966',
  baseUvt: 27,
  desde: calendarDate('2026-01-01'),
  hasta: null,
  norma: '',
  ...fields,
})
const at = { municipio: '11001', ciiu: '4663', compra: 'compras' } as const

it('finds the most particular rate of a municipality', () => {
  const own = ['ica.11001', 'ICA-11001-compras', 'ica.11001.4663'].map((code) => concept(code))
  const code = (asked: Parameters<typeof municipalConcept>[1]) => municipalConcept(own, asked, day)?.codigo
  expect(code(at)).toBe('ica.11001.4663')
  expect(code({ ...at, ciiu: '6201' })).toBe('ICA-11001-compras')
  expect(code({ ...at, ciiu: null, compra: 'servicios' })).toBe('ica.11001')
  expect(code({ ...at, municipio: '05001' })).toBeUndefined()
})

it('finds no rate that is not in force on the day', () => {
  const own = [concept('ica.11001', { hasta: calendarDate('2026-08-13') })]
  expect(municipalConcept(own, at, day)).toBeUndefined()
})

it('knows the codes of municipalities', () => {
  expect(['ica.11001', 'ICA-05001-4663-servicios'].every(isMunicipalConcept)).toBe(true)
  expect(['ica', 'ica.1100', 'compras_declarante'].some(isMunicipalConcept)).toBe(false)
})

it.each([
  ['0.966', '9.66'],
  ['1.104', '11.04'],
  ['0.69', '6.9'],
  ['1', '10'],
  ['0.70000', '7'],
  ['0', '0'],
])('writes %s %% as %s per thousand', (percent, thousand) => {
  expect(perThousand(percent)).toBe(thousand)
})
