import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One line of the specification: what it says, where the product does it, which tests prove it, and whether it is done. */
export type LedgerRow = { line: number; text: string; where: string[]; tests: TestReference[]; state: string }

/** A test by its file and its title, as a ledger row names it. */
export type TestReference = { path: string; title: string }

const STATES = ['done', 'open']

/** Reads the rows of all tables of the ledger (docs/specification.md), whose format is told at its top. */
export function readLedger(markdown: string): LedgerRow[] {
  return markdown.split('\n').flatMap((source, index) => {
    const cells = cellsOf(source)
    if (cells === undefined) return []
    const [text = '', where = '', tests = '', state = ''] = cells
    return [
      { line: index + 1, text, where: backticked(where), tests: backticked(tests).map(testReference), state },
    ]
  })
}

/** Everything that the ledger claims and the repository does not bear out, one line a fault. */
export function ledgerFaults(rows: LedgerRow[], root: string, texts: string): string[] {
  const read = (path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined
  return rows.flatMap((row) => {
    const faults = [
      ...stateFaults(row),
      ...row.where.filter((path) => !existsSync(join(root, path))).map((path) => `${path} does not exist`),
    ]
    for (const { path, title } of row.tests) {
      const source = read(path)
      if (source === undefined) faults.push(`the test file ${path} does not exist`)
      else if (title === '' || !source.includes(title)) faults.push(`${path} has no test "${title}"`)
    }
    if (row.state === 'done') {
      const said = texts + row.where.map((path) => (path.includes('.') ? (read(path) ?? '') : '')).join('')
      for (const quote of quotesOf(row.text))
        if (!said.includes(quote)) faults.push(`'${quote}' stands in no texts.ts`)
    }
    return faults.map((fault) => `line ${row.line}: ${fault}`)
  })
}

/**
 * A fingerprint of the specification as the ledger quotes it: letters and digits in their order. Rows may be split and
 * joined; a word that is lost or changed shows.
 */
export function ledgerFingerprint(rows: LedgerRow[]): string {
  const words = rows.map(({ text }) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')).join('')
  return createHash('sha256').update(words).digest('hex')
}

/** What a line of the specification quotes: between straight quotes that open after a space and close before one. */
export function quotesOf(text: string): string[] {
  return [...text.matchAll(/(?<=^|[\s(])'([^']+)'(?=[\s).,;:]|$)/g)].flatMap(([, quote]) => quote ?? [])
}

function stateFaults({ state, where, tests }: LedgerRow): string[] {
  if (!STATES.includes(state)) return [`the state is "${state}", not ${STATES.join(' or ')}`]
  if (state !== 'done') return []
  return [
    ...(where.length === 0 ? ['done, but it does not say where'] : []),
    ...(tests.length === 0 ? ['done, but no test proves it'] : []),
  ]
}

function cellsOf(line: string): string[] | undefined {
  if (!line.startsWith('|') || /^\|[\s:|-]+\|$/.test(line) || line.startsWith('| specification |'))
    return undefined
  const cells = line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
  return cells.map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'))
}

function backticked(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, text]) => text ?? [])
}

function testReference(reference: string): TestReference {
  const [path = '', title = ''] = reference.split(' › ')
  return { path, title }
}
