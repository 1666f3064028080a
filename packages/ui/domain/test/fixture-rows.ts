import { readFileSync } from 'node:fs'

/** The rows of a fixture (comma separated, quotes round a value with commas), without its header. */
export function fixtureRows(name: string): string[][] {
  const text = readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8')
  const lines = text.trimEnd().split(/\r?\n/).slice(1)
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((m) => m[1] ?? m[2] ?? ''),
  )
}
