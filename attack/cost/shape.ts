import type { SeededRandom } from '@enlace/testing/seeded-random.ts'

/** A part that is repeated as often as the size allows; what closes it comes as often, after everything else. */
export interface Section {
  readonly pump: readonly string[]
  readonly close: readonly string[]
  /** Its part of the size, beside those of the other sections. */
  readonly share: number
}

/**
 * A costly input in few words: a beginning, something repeated, an end. Nearly every input that costs a parser more than its
 * length is of this form, at any size; so it is what is searched for and what is kept.
 */
export interface Shape {
  readonly head: readonly string[]
  readonly sections: readonly Section[]
  readonly tail: readonly string[]
}

/** Stands in a token for a number that is another one in each repetition: keys and names that differ. */
export const counter = '\u{E000}'

/** A shape of one repeated part. */
export function pumped(
  head: string,
  pump: string,
  { close = '', tail = '' }: { close?: string; tail?: string } = {},
): Shape {
  const words = (text: string) => (text === '' ? [] : [text])
  return {
    head: words(head),
    sections: [{ pump: words(pump), close: words(close), share: 1 }],
    tail: words(tail),
  }
}

/** The input of a shape at a size in characters, which it never exceeds by more than a repetition. */
export function write({ head, sections, tail }: Shape, size: number): string {
  const [first, last] = [head.join(''), tail.join('')]
  const all = sections.reduce((sum, { share }) => sum + share, 0)
  const parts = sections.map(({ pump, close, share }) => {
    const [unit, end] = [pump.join(''), close.join('')]
    const length = unit.length + end.length
    const room = ((size - first.length - last.length) * share) / all
    const times = length === 0 ? 0 : Math.max(1, Math.floor(Math.max(0, room) / length))
    return { text: repeated(unit, times), end: repeated(end, times) }
  })
  const ends = parts.map(({ end }) => end).toReversed()
  return [first, ...parts.map(({ text }) => text), ...ends, last].join('')
}

function repeated(unit: string, times: number): string {
  if (!unit.includes(counter)) return unit.repeat(times)
  return Array.from({ length: times }, (_, at) => unit.replaceAll(counter, String(at))).join('')
}

/** A shape for people: what is first, what is repeated, what closes it, what is last. */
export function wordsOf({ head, sections, tail }: Shape): string {
  const shown = (tokens: readonly string[]) => {
    const text = JSON.stringify(tokens.join('').replaceAll(counter, '#')).slice(1, -1)
    return text.length > 60 ? `${text.slice(0, 28)}…${text.slice(-28)}` : text
  }
  const parts = sections.map(({ pump, close }) => {
    const closing = close.length > 0 ? ` closed by (${shown(close)})` : ''
    return `(${shown(pump)})×n${closing}`
  })
  return [shown(head), ...parts, shown(tail)].filter((part) => part !== '').join(' ')
}

const most = { tokens: 8, sections: 3 } as const

/** A shape that differs from the given ones in one or a few places. */
export function mutated(random: SeededRandom, tokens: readonly string[], shape: Shape, other: Shape): Shape {
  let made = shape
  for (let left = random.integer(1, 3); left > 0; left--) made = changed(random, tokens, made, other)
  return made.sections.length === 0 ? shape : made
}

function changed(random: SeededRandom, tokens: readonly string[], shape: Shape, other: Shape): Shape {
  const { head, sections, tail } = shape
  const at = random.integer(0, sections.length - 1)
  const own = sections[at]
  const withOwn = (changes: Partial<Section>): Shape => ({
    ...shape,
    sections: sections.map((one, place) => (place === at ? { ...one, ...changes } : one)),
  })
  switch (random.integer(0, 11)) {
    case 0:
      return { ...shape, head: edited(random, tokens, head) }
    case 1:
      return { ...shape, tail: edited(random, tokens, tail) }
    case 2:
      return { ...shape, tail: [] }
    case 3:
      return own ? withOwn({ close: edited(random, tokens, own.close) }) : shape
    case 4:
      return withOwn({ close: [] })
    case 5:
      return withOwn({ share: random.integer(1, 8) })
    case 6:
      return sections.length < most.sections && own
        ? { ...shape, sections: [...sections, { ...own, pump: edited(random, tokens, []) }] }
        : shape
    case 7:
      return sections.length > 1 ? { ...shape, sections: sections.toSpliced(at, 1) } : shape
    case 8:
      return { ...shape, sections: other.sections }
    case 9:
      return { ...shape, head: other.head, tail: other.tail }
    default:
      return own ? withOwn({ pump: edited(random, tokens, own.pump) }) : shape
  }
}

/** Tokens with one more, one fewer, another, or one twice. */
function edited(random: SeededRandom, tokens: readonly string[], list: readonly string[]): string[] {
  const at = random.integer(0, Math.max(0, list.length - 1))
  const token = random.chance(0.1) ? String.fromCharCode(random.integer(1, 255)) : random.pick(tokens)
  const kind = list.length === 0 ? 0 : random.integer(0, 4)
  if (kind === 1) return list.toSpliced(at, 1)
  if (kind === 2) return list.toSpliced(at, 1, token)
  if (kind === 3 && list.length < most.tokens) return list.toSpliced(at, 0, list[at] ?? token)
  return list.length < most.tokens ? list.toSpliced(random.integer(0, list.length), 0, token) : list.slice(1)
}
