import { diffLines } from 'diff'

/** A line of a comparison: in both, only in the later one, only in the earlier one. */
export type ComparedLine = { kind: 'same' | 'added' | 'removed'; text: string }

/** A stretch of a comparison: changed lines, or a run of the same ones with how many of it are not shown. */
export type ComparedPart = { lines: readonly ComparedLine[]; hidden: number }

/** Lines around a change that are shown with it. */
const around = 2

/** Tags that begin a line of their own, so that HTML which was written in one line is compared part by part. */
const blocks =
  /(<(?:h[1-6]|p|div|section|article|header|footer|ul|ol|li|table|thead|tbody|tr|td|th|figure|blockquote|hr|img|iframe)\b)/gi

/** What changed from one text to another, line by line; long runs of the same are cut. */
export function compareTexts(before: string, after: string): ComparedPart[] {
  const changes = diffLines(inLines(before), inLines(after))
  return changes.flatMap(({ value, added, removed }, at): ComparedPart[] => {
    const lines = value
      .replace(/\n$/, '')
      .split('\n')
      .map((text): ComparedLine => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text }))
    if (added || removed) return [{ lines, hidden: 0 }]
    const head = at === 0 ? 0 : around
    const tail = at === changes.length - 1 ? 0 : around
    const hidden = lines.length - head - tail
    if (hidden <= 1) return [{ lines, hidden: 0 }]
    return [
      ...(head > 0 ? [{ lines: lines.slice(0, head), hidden: 0 }] : []),
      { lines: [], hidden },
      ...(tail > 0 ? [{ lines: lines.slice(-tail), hidden: 0 }] : []),
    ]
  })
}

/** How many lines were added and removed. */
export function countChanges(parts: readonly ComparedPart[]): { added: number; removed: number } {
  const lines = parts.flatMap((part) => part.lines)
  return {
    added: lines.filter(({ kind }) => kind === 'added').length,
    removed: lines.filter(({ kind }) => kind === 'removed').length,
  }
}

function inLines(text: string): string {
  const broken = text.replace(/\r\n?/g, '\n').replace(blocks, '\n$1')
  const lines = broken
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines.length > 0 ? `${lines.join('\n')}\n` : ''
}
