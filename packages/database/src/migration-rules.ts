import { baseline, contracts } from './migrate.ts'

/**
 * Changes that remove or narrow something that the previous version uses, or lock a table for a time that grows with
 * its size.
 */
const narrowing: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(table|column|view)\b/i, 'drops what the version before still reads'],
  [/\balter\s+table\s+[^;]*?\brename\b/i, 'renames what the version before knows by its name'],
  [/\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/i, 'rewrites the table for another type'],
  [/\bset\s+not\s+null\b/i, 'refuses rows that the version before still writes'],
  [
    /\badd\s+column\s+(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i,
    'adds a column that the version before does not fill',
  ],
  [
    /\badd\s+constraint\s+(?![^;]*\bnot\s+valid\b)(?![^;]*\busing\s+index\b)/i,
    'looks at all rows while nobody may write',
  ],
  [/\bdrop\s+function\b/i, 'drops a function that the version before calls'],
]

/**
 * The parts of a migration that break nodes of the previous version; empty for the baseline, or if a line `--
 * contracts: why` declares that those nodes stop first (docs/decisions/upgrades.md).
 */
export function narrowingOf(name: string, text: string): string[] {
  if (name === baseline || contracts(text)) return []
  const statements = text.replace(/--[^\n]*/g, '')
  return narrowing.filter(([pattern]) => pattern.test(statements)).map(([, why]) => why)
}
