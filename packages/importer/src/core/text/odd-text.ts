/** What is odd about a text, with what it may have been where that can be told. */
export interface TextOddity {
  reason: 'text-letters-lost' | 'text-html' | 'text-formula'
  propuesta: string | null
}

// One look for nearly every cell, and a file has millions.
const suspect = /[\ufffd¥¤ÃÂ<&?]|^[=@+-]/
const lost = /\ufffd|\p{L}\?\p{L}/u
const dosLetters = /(?<=\p{L})[¥¤]|[¥¤](?=\p{L})/gu
const twiceEncoded = /[ÃÂ][\u0080-\u00bf]/
const markup = /<\/?[a-z][^<>]*>|<!--|&(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|nbsp|[aeioun](?:acute|tilde|uml));/i
const formula = /^[=@]\S|^[+-].*[a-z]\(|^[+-].*[|!]/i

/** Looks a text over for letters that were lost on the way, marks of a page, and formulas. */
export function textOddity(text: string): TextOddity | undefined {
  if (!suspect.test(text)) return undefined
  if (lost.test(text)) return { reason: 'text-letters-lost', propuesta: null }
  const dos = text.replace(dosLetters, (letter) => (letter === '¥' ? 'Ñ' : 'ñ'))
  if (dos !== text) return { reason: 'text-letters-lost', propuesta: dos }
  if (twiceEncoded.test(text)) return { reason: 'text-letters-lost', propuesta: decodedOnce(text) }
  if (markup.test(text)) return { reason: 'text-html', propuesta: null }
  return formula.test(text) ? { reason: 'text-formula', propuesta: null } : undefined
}

/** `PeÃ±a` is `Peña` that somebody encoded twice. */
function decodedOnce(text: string): string | null {
  const bytes = Buffer.from(text, 'latin1')
  if (bytes.toString('latin1') !== text) return null
  const decoded = bytes.toString('utf8')
  return decoded.includes('\ufffd') ? null : decoded
}
