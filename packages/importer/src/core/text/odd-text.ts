/** A problem of a text, with the probable original if known. */
export interface TextOddity {
  reason: 'text-letters-lost' | 'text-html' | 'text-formula'
  propuesta: string | null
}

// One test for nearly every cell, as a file has millions.
const suspect = /[\ufffd¥¤ÃÂ<&?]|^[=@+-]/
const lost = /\ufffd|\p{L}\?\p{L}/u
const dosLetters = /(?<=\p{L})[¥¤]|[¥¤](?=\p{L})/gu
const twiceEncoded = /[ÃÂ][\u0080-\u00bf]/
const markup = /<\/?[a-z][^<>]*>|<!--|&(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|nbsp|[aeioun](?:acute|tilde|uml));/i
const formula = /^[=@]\S|^[+-].*[a-z]\(|^[+-].*[|!]/i

/** Checks a text for lost letters, HTML and formulas. */
export function textOddity(text: string): TextOddity | undefined {
  if (!suspect.test(text)) return undefined
  if (lost.test(text)) return { reason: 'text-letters-lost', propuesta: null }
  const dos = text.replace(dosLetters, (letter) => (letter === '¥' ? 'Ñ' : 'ñ'))
  if (dos !== text) return { reason: 'text-letters-lost', propuesta: dos }
  if (twiceEncoded.test(text)) return { reason: 'text-letters-lost', propuesta: decodedOnce(text) }
  if (markup.test(text)) return { reason: 'text-html', propuesta: null }
  return formula.test(text) ? { reason: 'text-formula', propuesta: null } : undefined
}

/** `PeÃ±a` is `Peña` encoded twice. */
function decodedOnce(text: string): string | null {
  const bytes = Buffer.from(text, 'latin1')
  if (bytes.toString('latin1') !== text) return null
  const decoded = bytes.toString('utf8')
  return decoded.includes('\ufffd') ? null : decoded
}
