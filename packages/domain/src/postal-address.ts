import { fold } from './text.ts'

const plain = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * Returns whether an address already ends with its city: "Carrera 7 # 40B-53, Bogotá, D. C." with "Bogotá, D.C." or
 * "Bogotá".
 */
export function endsWithCity(address: string, city: string): boolean {
  const own = plain(address).replace(/ d c$/, '')
  const name = plain(city).replace(/ d c$/, '')
  return name !== '' && (own === name || own.endsWith(` ${name}`))
}

/** Joins an address and its city, without repeating the city. */
export function addressLine(address: string, city: string, between = ', '): string {
  const parts = endsWithCity(address, city) ? [address] : [address, city]
  return parts.filter((part) => part !== '').join(between)
}
