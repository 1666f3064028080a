/** The first script of this page, whose name is another one with every build. */
export function entryOf(page: Document): string {
  return page.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''
}

/**
 * The shape of what this build keeps, as a number: an older build may have kept answers without what this one's screens
 * need, so copies of any other build are as good as none.
 */
export function shapeOf(entry: string): number {
  let shape = 2_166_136_261
  for (const letter of entry) shape = Math.imul(shape ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return shape
}
