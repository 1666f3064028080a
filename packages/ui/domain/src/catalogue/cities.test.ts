import { describe, expect, it } from 'vitest'
import { cities, citiesShown, searchCities } from './cities.ts'

const found = (typed: string) => searchCities(typed).map(({ nombre }) => nombre)

describe('the cities', () => {
  it('are the 1,122 municipalities of the country, by their five digits', () => {
    expect(cities.size).toBe(1122)
    expect([...cities.keys()].every((code) => /^\d{5}$/.test(code))).toBe(true)
    expect(cities.get('05001')).toMatchObject({ municipio: 'Medellín', departamento: 'Antioquia' })
  })

  it('tell their department, but the capital, which is its own', () => {
    expect(cities.get('66001')?.nombre).toBe('Pereira (Risaralda)')
    expect(cities.get('11001')?.nombre).toBe('Bogotá, D.C.')
  })
})

describe('a search', () => {
  it.each([
    ['bog', 'Bogotá, D.C.'],
    ['BOGOTA DC', 'Bogotá, D.C.'],
    ['Itagui', 'Itagüí (Antioquia)'],
    ['cúcuta', 'San José de Cúcuta (Norte de Santander)'],
    ['mompos', 'Santa Cruz de Mompox (Bolívar)'],
    ['Tumaco', 'San Andrés de Tumaco (Nariño)'],
    ['rionegro ant', 'Rionegro (Antioquia)'],
    ['rionegro (antioquia)', 'Rionegro (Antioquia)'],
    ['palmira', 'Palmira (Valle del Cauca)'],
    ['medallo', undefined],
  ])('for %j finds %j first', (typed, first) => {
    expect(found(typed)[0]).toBe(first)
  })

  it('puts what begins with the text before what holds it', () => {
    const names = found('paz')
    expect(names.slice(0, 2)).toEqual(['Paz de Ariporo (Casanare)', 'Paz de Río (Boyacá)'])
    expect(names).toContain('La Paz (Cesar)')
  })

  it('shows at most twenty, and the largest where nothing was typed', () => {
    expect(found('a')).toHaveLength(citiesShown)
    expect(found('').slice(0, 3)).toEqual(['Bogotá, D.C.', 'Medellín (Antioquia)', 'Cali (Valle del Cauca)'])
  })

  it('keeps to the codes that an ERP knows', () => {
    const among = new Set(['15001', '05400'])
    expect(searchCities('', among).map(({ id }) => id)).toEqual(['05400', '15001'])
  })
})
