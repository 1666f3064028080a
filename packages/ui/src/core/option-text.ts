/** Characters of an option's text before it is cut (spec 9). */
export const optionLength = 70

/**
 * An option's text of at most 70 characters, cut after a word where that leaves at least half of them, so that who
 * speaks the shown words to the browser names the option. The ellipsis counts as one; characters are code points, so
 * that no letter outside the basic plane is torn in two.
 */
export function cutAt70(text: string): string {
  if (text.length <= optionLength) return text
  // Two units are the most that a character takes: what lies beyond cannot change the answer.
  const characters = Array.from(text.slice(0, 2 * optionLength + 2))
  if (characters.length <= optionLength) return text
  const cut = firstWords(characters, optionLength - 1)
  // A parenthesis that was torn is closed again: `Edificios y paisajismo (jardines…)`.
  return isTorn(cut) ? `${firstWords(characters, optionLength - 2)}…)` : `${cut}…`
}

function firstWords(characters: readonly string[], room: number): string {
  const shown = characters.slice(0, room).join('')
  const words = /\s/.test(characters[room] ?? '') ? shown : shown.replace(/\s\S*$/, '')
  const cut = words.length * 2 < room ? shown : words
  return cut.replace(/[\s,;:·/(-]+$/, '')
}

function isTorn(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')')
}

/** What an option shows: its text, cut where it is too long, with the whole text for the pointer and the screen reader. */
export function optionText(label: string): { children: string; title?: string; 'aria-label'?: string } {
  const shown = cutAt70(label)
  return shown === label ? { children: label } : { children: shown, title: label, 'aria-label': label }
}
