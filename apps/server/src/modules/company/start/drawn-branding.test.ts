import { describe, expect, it } from 'vitest'
import { initialsOf, linesOf, widthOf } from './drawn-branding.ts'

describe("a company's drawn name", () => {
  it.each([
    ['Universidad Distrital Francisco José de Caldas', 'UD'],
    ['Ñandú S.A.S.', 'ÑS'],
    ['3M de Colombia', '3C'],
    ['a', ''],
  ])('%s has the initials %s', (nombre, initials) => {
    expect(initialsOf(nombre)).toBe(initials)
  })

  it('stands in one line, or in two of like length', () => {
    expect(linesOf('Andina S.A.S.')).toEqual(['Andina S.A.S.'])
    expect(linesOf('Universidad Distrital Francisco José de Caldas')).toEqual([
      'Universidad Distrital',
      'Francisco José de Caldas',
    ])
    expect(linesOf('x'.repeat(80))).toEqual([`${'x'.repeat(29)}…`])
  })

  it('has room for the widest letters that a browser may draw it with', () => {
    // The width in DejaVu Sans Bold, the widest of the fonts, at this size.
    expect(widthOf('Maderas del Sur S.A.S.')).toBeGreaterThan(184)
    expect(widthOf('CEMENTOS DEL CARIBE')).toBeGreaterThan(186)
  })
})
