import { fold } from '../text.ts'
import municipalities from './municipalities.json' with { type: 'json' }
import type { Option } from './option.ts'

/** A municipality by its five-digit DIVIPOLA code. */
export interface City extends Option {
  readonly municipio: string
  readonly departamento: string
}

/** The number of cities that a search shows at once, which fits a list on a phone. */
export const citiesShown = 20

/** The largest cities, which come first among equal matches and for an empty search. */
const largest = [
  '11001',
  '05001',
  '76001',
  '08001',
  '13001',
  '54001',
  '68001',
  '73001',
  '25754',
  '47001',
  '08758',
  '50001',
  '20001',
  '05088',
  '66001',
  '23001',
  '17001',
  '52001',
  '41001',
  '76520',
]

/** Common names of municipalities that are officially written otherwise. */
const aliases: Readonly<Record<string, string>> = {
  '11001': 'bogota dc',
  '13468': 'mompos',
  '52835': 'tumaco',
  '54001': 'cucuta',
  '76111': 'buga',
  '88001': 'san andres islas',
}

const departments: Readonly<
  Record<string, { departamento: string; municipios: Readonly<Record<string, string>> }>
> = municipalities

/** Every municipality of Colombia, by code. */
export const cities: ReadonlyMap<string, City> = new Map(
  Object.values(departments)
    .flatMap(({ departamento, municipios }) =>
      Object.entries(municipios).map(([id, municipio]) => cityOf(id, municipio, departamento)),
    )
    .toSorted((one, other) => one.id.localeCompare(other.id))
    .map((city) => [city.id, city]),
)

const searchable = [...cities.values()]
  .map((city) => ({
    city,
    rank: rankOf(city.id),
    names: [plain(city.municipio), aliases[city.id] ?? plain(city.municipio)],
    whole: plain(`${city.municipio} ${city.departamento} ${aliases[city.id] ?? ''}`),
  }))
  .toSorted((one, other) => one.rank - other.rank || one.whole.localeCompare(other.whole, 'es'))

/**
 * Returns the cities whose name begins with the typed text, then those with a word that does, then those that contain
 * it; accents, capitals and commas do not matter. Without a text, returns the largest. `among` restricts the codes.
 */
export function searchCities(typed: string, among?: ReadonlySet<string>): City[] {
  const text = plain(typed)
  const known = among === undefined ? searchable : searchable.filter(({ city }) => among.has(city.id))
  const scored = known.flatMap((entry) => {
    const score = scoreOf(entry, text)
    return score === undefined ? [] : [{ city: entry.city, score }]
  })
  return scored
    .toSorted((one, other) => one.score - other.score)
    .slice(0, citiesShown)
    .map(({ city }) => city)
}

/** Returns the rank of a city for the typed text, 0 the best, or undefined without a match. */
function scoreOf({ names, whole }: { names: readonly string[]; whole: string }, text: string) {
  if (names.some((name) => name === text)) return 0
  if (names.some((name) => name.startsWith(text))) return 1
  if (names.some((name) => name.includes(` ${text}`))) return 2
  if (names.some((name) => name.includes(text))) return 3
  // `rionegro ant`: words of the department distinguish cities with the same name.
  const words = text.split(' ')
  return words.every((word) => whole.split(' ').some((part) => part.startsWith(word))) ? 4 : undefined
}

function rankOf(id: string): number {
  const place = largest.indexOf(id)
  return place === -1 ? largest.length : place
}

function plain(text: string): string {
  return fold(text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '))
}

/** Creates a city. The name of the capital is not followed by its department, which has the same name. */
function cityOf(id: string, municipio: string, departamento: string): City {
  const nombre = municipio === departamento ? municipio : `${municipio} (${departamento})`
  return { id, municipio, departamento, nombre }
}
