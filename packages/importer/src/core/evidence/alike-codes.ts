/** A code that occurred before, with its line. */
export interface EarlierCode {
  text: string
  line: number
}

/** Maximum codes of a file that are remembered; later ones are not compared, to limit memory. */
const mostRemembered = 200_000

/** Letters of other alphabets that look like Latin ones, and the letter that looks like a zero. */
const lookalikes = new Map(
  Array.from('АВЕЅІЈКМНОРСТХУԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', (letter, at) => [
    letter,
    'ABESIJKMHOPCTXYQWABEZHIKMNOPTYX'[at] ?? letter,
  ]),
).set('O', '0')

/**
 * A code reduced to its appearance: no spaces or capitals, one kind of dash, and one letter for those that look alike.
 */
export function lookOf(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/\p{Pd}|\u2212/gu, '-')
  return Array.from(plain, (letter) => {
    const ours = lookalikes.get(letter) ?? letter
    return lookalikes.get(ours) ?? ours
  }).join('')
}

/** Finds codes that look the same to a person, or differ only in capitals and spaces. */
export class AlikeCodes {
  readonly #seen = new Map<string, EarlierCode>()

  /** Records a code of an owner; returns an earlier, different one that looks the same. */
  see(owner: string, text: string, line: number): EarlierCode | undefined {
    const look = `${owner}|${lookOf(text)}`
    const earlier = this.#seen.get(look)
    if (earlier) return earlier.text === text ? undefined : earlier
    if (this.#seen.size < mostRemembered) this.#seen.set(look, { text, line })
    return undefined
  }
}
