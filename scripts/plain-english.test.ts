import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow, ROOT, sourceFiles } from './workspace.ts'

/** Figures of speech in comments and documents, with what engineers write. */
const rejected: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /\bwhoever\b/i, instead: 'the caller, the user, anyone who' },
  { pattern: /\bwithout a word\b/, instead: 'silently' },
  { pattern: /\bin (?:its|their) midst\b|\bin the midst\b/, instead: 'partway, in the middle of' },
  { pattern: /\bhandfuls?\b/, instead: 'batch' },
  { pattern: /\bwhat (?:became|becomes|has become) of\b/i, instead: 'the outcome of' },
  { pattern: /\b(?:has|have|had|is|are) in hand\b/, instead: 'processes, runs' },
  { pattern: /\b(?:closes|close) (?:its|the) doors?\b|\bhears? out\b/, instead: 'drains and exits' },
  { pattern: /\b(?:comes?|came) to an end\b/, instead: 'ends' },
  { pattern: /(?:^|\*\* |; |\. )(?:tells|answers) (?:whether|which|how many)\b/i, instead: 'returns' },
  { pattern: /\bstands? (?:in(?! for)|at|below|beside|behind|above|beneath|around)\b/, instead: 'is in' },
  { pattern: /\bwithout being told\b|\bpeople (?:is|are) told of\b/, instead: 'notified' },
  { pattern: /\bforgo(?:es)?\b/i, instead: 'stops using' },
]

/** Hits of the folders that are still to be rewritten; a number may only shrink. */
const left: Readonly<Record<string, number>> = {
  'apps/backoffice': 83,
  'apps/portal': 73,
  'packages/database': 0,
  'packages/importer': 0,
}

/** What a text says in words of the list, as comments of code or as the whole of a document; quotations and code are left out. */
function hits(path: string, text: string): string[] {
  const prose = path.endsWith('.md')
    ? text.replaceAll(/```[\s\S]*?```|^.*›.*$/gm, '')
    : [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ [^\n]*/g)].map(([comment]) => comment).join('\n')
  const lines = prose.replaceAll(/`[^`\n]*`|«[^»]*»|“[^”]*”/g, '').split('\n')
  return lines.flatMap((line) =>
    rejected.filter(({ pattern }) => pattern.test(line)).map(({ instead }) => `${line.trim()} (${instead})`),
  )
}

/** The folder of a file by which hits are counted: a member, or the first folder. */
const folderOf = (path: string) => /^(?:apps|packages)\/[^/]+|^[^/]+/.exec(path)?.[0] ?? path

describe('comments and documents', () => {
  test('say it in standard technical English', () => {
    const documents = filesBelow(ROOT, 'docs').filter(
      (path) => path.endsWith('.md') && !path.endsWith('specification.md'),
    )
    const sources = sourceFiles().filter((path) => path !== 'scripts/plain-english.test.ts')
    expect(documents.length).toBeGreaterThan(50)
    const found = Map.groupBy(
      [...sources, ...documents].flatMap((path) =>
        hits(path, readFileSync(join(ROOT, path), 'utf8')).map((hit) => ({ path, hit })),
      ),
      ({ path }) => folderOf(path),
    )
    const above = [...found].filter(([folder, list]) => list.length > (left[folder] ?? 0))
    expect(
      above.flatMap(([folder, list]) => [
        `${folder}: ${list.length} of ${left[folder] ?? 0}`,
        ...list.map(({ path, hit }) => `${path}: ${hit}`),
      ]),
    ).toEqual([])
  })

  test.each([
    '/** Whoever asks. */',
    '// What became of it.',
    '/** Tells whether it is so. */',
    '/** The text stands in a file. */',
    '// Work that it has in hand.',
  ])('%s is found', (comment) => expect(hits('a.ts', comment)).toHaveLength(1))

  test.each(['const a = `whoever`', "say('it stands in')", '/** It stands in for a server. */'])(
    '%s is not',
    (line) => expect(hits('a.ts', line)).toEqual([]),
  )
})
