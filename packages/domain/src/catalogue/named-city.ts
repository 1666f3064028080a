import { fold } from '../text.ts'
import { cities, type City, searchCities } from './cities.ts'

/** The municipality that a text names, by its code or its name; undefined where none or several have it. */
export function namedCity(text: string): City | undefined {
  const typed = text.trim()
  const byCode = cities.get(typed)
  if (byCode !== undefined || typed === '') return byCode
  const [first, second] = searchCities(typed)
  if (first === undefined) return undefined
  const isExact = (city: City | undefined) => city !== undefined && fold(city.municipio) === fold(typed)
  if (isExact(first)) return isExact(second) ? undefined : first
  // A common name, such as Bogotá or Cúcuta.
  return fold(first.municipio).split(/[ ,]+/).includes(fold(typed)) ? first : undefined
}
