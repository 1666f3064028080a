import { ledgerFaults, type LedgerRow, readLedger } from './ledger.ts'

/** A requirement of OWASP's ASVS, or several that one sentence answers, with what the product has to say of it. */
export type AsvsRow = LedgerRow & { ids: string[] }

const STATES = ['met', 'partly', 'not yet', 'n.a.']

/** Levels 1 and 2 of ASVS 5.0.0: the sections of each chapter with the numbers of their requirements. */
const LEVEL_2 =
  '1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2 2.1:1-3 2.2:1-3 2.3:1-4 2.4:1 3.2:1-2 3.3:1-4 3.4:1-6 3.5:1-5 3.7:1-2 ' +
  '4.1:1-3 4.2:1 4.3:1-2 4.4:1-4 5.1:1 5.2:1-3 5.3:1-2 5.4:1-3 6.1:1-3 6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3 ' +
  '6.8:1-4 7.1:1-3 7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 7.6:1-2 8.1:1-2 8.2:1-3 8.3:1 8.4:1 9.1:1-3 9.2:1-4 10.1:1-2 ' +
  '10.2:1-2 10.3:1-4 10.4:1-11 10.5:1-5 10.6:1-2 10.7:1-3 11.1:1-2 11.2:1-3 11.3:1-3 11.4:1-4 11.5:1 11.6:1 12.1:1-3 ' +
  '12.2:1-2 12.3:1-4 13.1:1 13.2:1-5 13.3:1-2 13.4:1-5 14.1:1-2 14.2:1-4 14.3:1-3 15.1:1-3 15.2:1-3 15.3:1-7 16.1:1 ' +
  '16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3 17.1:1 17.2:1-4 17.2:8 17.3:1-2'

/** Every requirement of levels 1 and 2 by its number. */
export const asvsLevel2: readonly string[] = LEVEL_2.split(' ').flatMap(idsOf)

/** Reads the rows of the tables of docs/security.md that begin with a requirement's number. */
export function readAsvs(markdown: string): AsvsRow[] {
  return readLedger(markdown).flatMap((row) => {
    const [, numbers] = /^([\d.,:\s-]+) /.exec(row.text) ?? []
    return numbers === undefined ? [] : [{ ...row, ids: numbers.trim().split(/,?\s+/).flatMap(idsOf) }]
  })
}

/** Everything that the table claims and the repository does not bear out, one line a fault. */
export function asvsFaults(rows: readonly AsvsRow[], root: string): string[] {
  const stated = rows.map(({ ids }) => ids).flat()
  return [
    ...asvsLevel2.filter((id) => !stated.includes(id)).map((id) => `${id} has no row`),
    ...stated
      .filter((id, at) => stated.indexOf(id) !== at || !asvsLevel2.includes(id))
      .map((id) => `${id} is none, or there twice`),
    ...rows.flatMap(({ line, state, where, tests }) => [
      ...(STATES.includes(state) ? [] : [`line ${line}: the state is "${state}", not ${STATES.join(', ')}`]),
      ...(state === 'met' && where.length === 0 ? [`line ${line}: met, but it does not say where`] : []),
      ...(state === 'met' && tests.length === 0 ? [`line ${line}: met, but no test proves it`] : []),
    ]),
    // What it names is held against the repository as the ledger's own rows are.
    ...ledgerFaults(
      rows.map((row) => ({ ...row, state: 'open' })),
      root,
      '',
    ),
  ]
}

function idsOf(range: string): string[] {
  const [section = '', numbers = ''] = range.split(':')
  if (numbers === '') return [section]
  const [from = '', to = from] = numbers.split('-')
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${section}.${Number(from) + at}`)
}
