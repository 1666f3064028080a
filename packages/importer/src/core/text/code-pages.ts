/** The letters of the upper half of code page 850, which DOS programs used in western Europe and Latin America. */
export const cp850Letters =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

const lettersOf = (encoding: 'windows-1252' | 'macintosh') =>
  new TextDecoder(encoding).decode(Uint8Array.from({ length: 128 }, (_, at) => at + 128))

/** The letter of each byte from 128 on, by encoding. */
export const upperLetters: Readonly<Record<'windows-1252' | 'cp850' | 'macintosh', string>> = {
  'windows-1252': lettersOf('windows-1252'),
  cp850: cp850Letters,
  macintosh: lettersOf('macintosh'),
}

const bytesOf = (letters: string) => new Map(Array.from(letters, (letter, at) => [letter, at + 128]))
const upperBytes = {
  'windows-1252': bytesOf(upperLetters['windows-1252']),
  cp850: bytesOf(cp850Letters),
} as const
const strict = new TextDecoder('utf-8', { fatal: true })

/** The possible first letters of a UTF-8 character that was read in another encoding. */
const begins = /[ÂÃâ├┬Ô]/
// oxlint-disable-next-line no-control-regex -- these are the characters that no text should hold
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/**
 * Invisible characters: soft hyphens, joiners, direction and byte order marks, blank letters of other scripts,
 * variation selectors and tags. Copied from a page or an email, they make two codes of one.
 */
const unseen =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|\p{Variation_Selector}|[\u{e0000}-\u{e007f}]/gu

/** Whether a text contains invisible characters. */
export const hasUnseen = (text: string) => text.search(unseen) >= 0 || text.search(controls) >= 0

/** Whether a text may contain wrong letters: invisible ones, or those of a wrong encoding. */
export const isSuspect = (text: string) => begins.test(text) || hasUnseen(text)

/** A text without control characters, which are never the result of a wrong encoding. */
export const withoutControls = (text: string) => text.replace(controls, '')

/** A text without invisible characters. */
export const withoutUnseen = (text: string) => withoutControls(text).replace(unseen, '')

/**
 * Repairs a text whose letters were written in UTF-8 and then read in another encoding (`PeÃ±a`, `Pe├▒a`); returns any
 * other text unchanged.
 */
export function mendTwice(text: string): string {
  if (!begins.test(text)) return text
  let mended = text
  for (const letters of ['windows-1252', 'cp850'] as const) {
    // Some are encoded wrongly twice.
    for (let time = 0; time < 2; time++) mended = mendOnce(mended, upperBytes[letters])
  }
  return mended
}

function mendOnce(text: string, bytes: ReadonlyMap<string, number>): string {
  const letters = Array.from(text)
  let made = ''
  for (let at = 0; at < letters.length; at++) {
    const first = bytes.get(letters[at] ?? '') ?? 0
    const length = first >= 0xc2 && first <= 0xdf ? 2 : first >= 0xe0 && first <= 0xef ? 3 : 0
    const run = letters.slice(at, at + length).map((letter) => bytes.get(letter) ?? 0)
    const letter = length > 0 && run.length === length ? letterOf(run) : undefined
    made += letter ?? letters[at] ?? ''
    if (letter !== undefined) at += length - 1
  }
  return made
}

function letterOf(run: readonly number[]): string | undefined {
  if (run.slice(1).some((byte) => byte < 0x80 || byte > 0xbf)) return undefined
  try {
    const letter = strict.decode(Uint8Array.from(run))
    // A coincidental match gives a letter of a distant script.
    return /[\u00a0-\u017f\u2010-\u2044\u20ac\u2122]/.test(letter) ? letter : undefined
  } catch {
    // Expected: these letters are correct as they are.
    return undefined
  }
}
