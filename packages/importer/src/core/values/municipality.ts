import { cities, type City } from '@enlace/domain/catalogue/cities.ts'
import { fold } from '@enlace/domain/text.ts'

/** A municipality as a source writes it: its code, or why there is none. */
export type MunicipalityReading =
  /** `others` are the municipalities of the same name, if the capital of a department was chosen. */
  | { codigo: string; nombre: string; others: string | null }
  | { reason: 'unknown' }
  | { reason: 'several'; names: string }

/** Common short names of municipalities. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  '11001': ['Bogota', 'Bogota DC', 'Santafe de Bogota', 'Bogota Distrito Capital'],
  '13001': ['Cartagena'],
  '13468': ['Mompos', 'Mompox'],
  '52835': ['Tumaco'],
  '54001': ['Cucuta'],
  '76001': ['Santiago de Cali'],
  '76111': ['Buga'],
  '88001': ['San Andres Islas', 'San Andres Isla'],
}

/** Common abbreviations of departments. */
const shortDepartments: Readonly<Record<string, string>> = {
  'Valle del Cauca': 'Valle',
  'Norte de Santander': 'N de Santander',
}

const byName = citiesByName()

/**
 * Reads a municipality by its DIVIPOLA code, also without the leading zero that a spreadsheet removed, or by its name
 * with or without its department. An ambiguous name means the capital among them, which is reported; otherwise it is
 * not guessed.
 */
export function readMunicipality(typed: string): MunicipalityReading {
  const text = typed.trim()
  const [, code] = /^(\d{4,5})(?!\d)/.exec(text) ?? []
  const coded = code === undefined ? undefined : cities.get(code.padStart(5, '0'))
  if (code !== undefined) return coded === undefined ? { reason: 'unknown' } : readingOf(coded)
  const found = [...(byName.get(plain(text)) ?? [])]
  const [first] = found
  if (first === undefined) return { reason: 'unknown' }
  if (found.length === 1) return readingOf(first)
  const capital = found.find(({ id }) => id.endsWith('001'))
  const names = (among: readonly City[]) => among.map(({ nombre }) => nombre).join(', ')
  if (capital === undefined) return { reason: 'several', names: names(found) }
  return { ...readingOf(capital), others: names(found.filter((city) => city !== capital)) }
}

function readingOf({ id, nombre }: City) {
  return { codigo: id, nombre, others: null }
}

/** Every spelling of a city, with the cities that have it. */
function citiesByName(): ReadonlyMap<string, ReadonlySet<City>> {
  const named = new Map<string, Set<City>>()
  for (const city of cities.values()) {
    const { id, municipio, departamento } = city
    const departments = ['', departamento, shortDepartments[departamento] ?? departamento]
    for (const name of [municipio, ...(shortNames[id] ?? [])]) {
      for (const department of departments) {
        const key = plain(`${name} ${department}`)
        named.set(key, (named.get(key) ?? new Set()).add(city))
      }
    }
  }
  return named
}

function plain(text: string): string {
  return fold(text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '))
}
