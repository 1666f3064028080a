/**
 * The widths of a table's columns: by the shares that they request, but none narrower than the longest word of its
 * head, if all of these words fit. The other columns shrink by their shares.
 */
export function columnWidths(
  columns: readonly { share: number; least: number }[],
  width: number,
): readonly number[] {
  const needed = columns.reduce((sum, { least }) => sum + least, 0)
  if (needed > width) return byShares(columns, width)
  const narrow = new Set<number>()
  for (;;) {
    const left = width - columns.reduce((sum, { least }, at) => sum + (narrow.has(at) ? least : 0), 0)
    const shares = columns.reduce((sum, { share }, at) => sum + (narrow.has(at) ? 0 : share), 0)
    const widths = columns.map(({ share, least }, at) => (narrow.has(at) ? least : (share / shares) * left))
    const tooNarrow = columns.flatMap(({ least }, at) => ((widths[at] ?? 0) < least - 0.001 ? [at] : []))
    if (tooNarrow.length === 0) return widths
    for (const at of tooNarrow) narrow.add(at)
  }
}

/** The smallest legible font size of a printed table, in points. */
const smallestType = 5.5

/**
 * The font size of a table: the requested one, or the largest below it at which the longest words of all heads fit side
 * by side.
 */
export function typeSize(asked: number, width: number, neededAt: (size: number) => number): number {
  let size = asked
  while (size > smallestType && neededAt(size) > width) size -= 0.5
  return size
}

function byShares(columns: readonly { share: number }[], width: number): readonly number[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  return columns.map(({ share }) => (share / whole) * width)
}
