import { fold } from './text.ts'

const plain = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Whether an address ends with its city already: "Carrera 7 # 40B-53, Bogotá, D. C." of "Bogotá, D.C." or of "Bogotá". */
export function endsWithCity(address: string, city: string): boolean {
  const own = plain(address).replace(/ d c$/, '')
  const name = plain(city).replace(/ d c$/, '')
  return name !== '' && (own === name || own.endsWith(` ${name}`))
}

/** An address with its city behind it, which is written once. */
export function addressLine(address: string, city: string, between = ', '): string {
  const parts = endsWithCity(address, city) ? [address] : [address, city]
  return parts.filter((part) => part !== '').join(between)
}
