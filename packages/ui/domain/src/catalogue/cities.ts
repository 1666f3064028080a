import { fold } from '../text.ts'
import municipalities from './municipalities.json' with { type: 'json' }
import type { Option } from './option.ts'

/** A municipality by its five-digit DIVIPOLA code. */
export interface City extends Option {
  readonly municipio: string
  readonly departamento: string
}

/** Cities that a search shows at once: what fits a list on a phone; who does not find theirs types one letter more. */
export const citiesShown = 20

/** Those that most people mean, from the largest on: they come first among equals, and where nothing was typed. */
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

/** Names by which people know a municipality that is written otherwise. */
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
 * The cities whose name begins with what was typed, then those with a word that does, then those that hold it anywhere;
 * accents, capitals and commas do not matter. Without a text, the largest. `among` keeps to those codes.
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

/** How far a city is from what was typed, 0 the nearest; nothing where it is another. */
function scoreOf({ names, whole }: { names: readonly string[]; whole: string }, text: string) {
  if (names.some((name) => name === text)) return 0
  if (names.some((name) => name.startsWith(text))) return 1
  if (names.some((name) => name.includes(` ${text}`))) return 2
  if (names.some((name) => name.includes(text))) return 3
  // `rionegro ant`: words of the department tell cities of one name apart.
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

/** The capital is a department of its own, whose name would only be said twice. */
function cityOf(id: string, municipio: string, departamento: string): City {
  const nombre = municipio === departamento ? municipio : `${municipio} (${departamento})`
  return { id, municipio, departamento, nombre }
}
