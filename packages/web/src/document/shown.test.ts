import { listTexts } from '@enlace/contract/core/list/texts.ts'
import { expect, it } from 'vitest'
import { showAlone, showFreshness, showInstant, showShort } from './shown.ts'

it('tells until when the data are complete with its year, and of no day only that the company told none', () => {
  expect(showFreshness('2015-02-28T04:59:59Z')).toBe('Datos al 27/02/2015 23:59')
  expect(showFreshness(new Date().toISOString())).toMatch(/^Datos al \d\d\/\d\d\/\d{4} \d\d:\d\d$/)
  expect(showFreshness(null)).toBe(listTexts.noCutOff)
  expect(listTexts.noCutOff).not.toContain('cargado')
})

it('tells a moment with its year, also where that is this one', () => {
  expect(showInstant('2015-02-28T04:59:59Z')).toBe('27/02/2015 23:59')
  expect(showInstant(new Date().toISOString())).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)
})

it('begins with a capital what stands alone', () => {
  expect(showAlone('último trimestre de 2015')).toBe('Último trimestre de 2015')
  expect(showAlone('')).toBe('')
})

it('shortens a number as amounts are written, with a point for the thousands', () => {
  expect([1e9, 853_432_375].map((value) => showShort(value).replace(/\s/g, ' '))).toEqual([
    '1.000 M',
    '853,4 M',
  ])
})
