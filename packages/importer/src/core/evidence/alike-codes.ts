/** A code that was met before, with its line. */
export interface EarlierCode {
  text: string
  line: number
}

/** Codes of a file that are remembered; those behind them are not compared, so that a long file takes no more memory. */
const mostRemembered = 200_000

/** Letters of other alphabets that are printed as ours are, and the letter that is taken for a nought. */
const lookalikes = new Map(
  Array.from('АВЕЅІЈКМНОРСТХУԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', (letter, at) => [
    letter,
    'ABESIJKMHOPCTXYQWABEZHIKMNOPTYX'[at] ?? letter,
  ]),
).set('O', '0')

/** A code as it looks: without spaces and capitals, its dashes alike, and letters that are printed alike as one letter. */
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

/** Finds codes that differ by nothing that a person would see, or only by capitals and spaces. */
export class AlikeCodes {
  readonly #seen = new Map<string, EarlierCode>()

  /** Takes a code of an owner into account; answers an earlier one that looks like it and is another. */
  see(owner: string, text: string, line: number): EarlierCode | undefined {
    const look = `${owner}|${lookOf(text)}`
    const earlier = this.#seen.get(look)
    if (earlier) return earlier.text === text ? undefined : earlier
    if (this.#seen.size < mostRemembered) this.#seen.set(look, { text, line })
    return undefined
  }
}
