import { describe, expect, it } from 'vitest'
import { cutAt70, optionText } from './option-text.ts'

describe("an option's text", () => {
  it('of 70 characters stays whole', () => {
    expect(cutAt70('á'.repeat(70))).toBe('á'.repeat(70))
  })

  it('of 71 is cut so that the ellipsis is the seventieth', () => {
    expect(cutAt70('á'.repeat(71))).toBe(`${'á'.repeat(69)}…`)
  })

  it('counts a letter outside the basic plane as one and never tears it', () => {
    expect(cutAt70('𝒜'.repeat(70))).toBe('𝒜'.repeat(70))
    expect(cutAt70('𝒜'.repeat(500))).toBe(`${'𝒜'.repeat(69)}…`)
  })

  it('is cut after a word, without the mark that follows it', () => {
    const activity = 'Comercio al por mayor de productos alimenticios, bebidas y tabaco, excepto los propios'
    expect(cutAt70(activity)).toBe('Comercio al por mayor de productos alimenticios, bebidas y tabaco…')
    expect(cutAt70(`${'x'.repeat(68)} ${'y'.repeat(10)}`)).toBe(`${'x'.repeat(68)}…`)
    expect(cutAt70(`${'x'.repeat(40)} ${'y'.repeat(28)} z`)).toBe(`${'x'.repeat(40)} ${'y'.repeat(28)}…`)
  })

  it('closes a parenthesis that the cut has torn', () => {
    const buildings = '81 Actividades de servicios a edificios y paisajismo (jardines, zonas verdes)'
    expect(cutAt70(buildings)).toBe('81 Actividades de servicios a edificios y paisajismo (jardines…)')
    const opening = `${'x'.repeat(60)} ${'y'.repeat(7)} (z ${'z'.repeat(9)})`
    expect(cutAt70(opening)).toBe(`${'x'.repeat(60)} ${'y'.repeat(7)}…`)
    expect(cutAt70(`${'x'.repeat(60)} (${'y'.repeat(20)})`)).toBe(`${'x'.repeat(60)}…`)
  })

  it('is cut within a word that takes most of it', () => {
    expect(cutAt70(`NIT ${'9'.repeat(80)}`)).toBe(`NIT ${'9'.repeat(65)}…`)
  })

  it('stays whole in the title and for screen readers, once it is cut', () => {
    const whole = 'x'.repeat(71)
    expect(optionText(whole)).toEqual({ children: `${'x'.repeat(69)}…`, title: whole, 'aria-label': whole })
    expect(optionText('Bogotá')).toEqual({ children: 'Bogotá' })
  })
})
