import { expect, it } from 'vitest'
import { addDays, calendarDate } from './calendar-date.ts'
import { conceptAt, minimumBase, withholdingConcepts } from './withholding-concepts.ts'

const codes = [...new Set(withholdingConcepts.map(({ codigo }) => codigo))]
const firstDay = calendarDate('2017-01-01')
const lastDay = calendarDate('2026-11-21')

it('knows each concept on every day since 2017 with one rate and one base', () => {
  expect(codes).toHaveLength(28)
  for (const codigo of codes) {
    const spans = withholdingConcepts.filter((concept) => concept.codigo === codigo)
    expect(spans[0]?.desde).toBe(firstDay)
    expect(spans.at(-1)?.hasta).toBeNull()
    spans.slice(1).forEach(({ desde }, place) => {
      const before = spans[place]?.hasta
      expect(before && addDays(before, 1)).toBe(desde)
    })
    expect(conceptAt(codigo, lastDay)?.codigo).toBe(codigo)
  }
})

it.each([
  ['2025-05-31', 27],
  ['2025-06-01', 10],
  ['2026-05-07', 10],
  ['2026-05-08', 27],
  ['2026-06-30', 27],
  ['2026-07-01', 10],
])(
  'has on %s a base of %d UVT for purchases: the decree lowered it, was suspended and came back',
  (day, uvt) => {
    expect(conceptAt('compras_declarante', calendarDate(day))).toMatchObject({ baseUvt: uvt, tarifa: '2.5' })
  },
)

it('tells the base in pesos of the day', () => {
  const day = calendarDate('2026-06-15')
  const concept = conceptAt('compras_declarante', day)
  expect(concept && minimumBase(concept, day)).toBe('1414000.00')
})

it('knows nothing of a code that there is not, and of days before the first', () => {
  expect(conceptAt('constructor', lastDay)).toBeUndefined()
  expect(conceptAt('software', addDays(firstDay, -1))).toBeUndefined()
})
