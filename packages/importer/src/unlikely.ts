import type { BigChanges } from '@enlace/database/load/unlikely-changes.ts'
import { formatMoney, money } from '@enlace/domain/money.ts'
import { fold } from '@enlace/domain/text.ts'
import { kindsOfName } from './core/mapping/kind-words.ts'
import { plainColumn } from './core/mapping/known-columns.ts'
import type { Mapping, Part, PartMapping } from './core/mapping/mapping.ts'
import { parts } from './core/mapping/mapping.ts'
import { readNitCell } from './core/values/read-nit.ts'
import type { SourceTable } from './core/tables/source-table.ts'
import type { WrittenCounts } from './write-documents.ts'

/** An improbable effect of a load: how many of how many, and the first of them. */
export interface Unlikely {
  reason:
    | 'names-change'
    | 'names-differ'
    | 'values-change'
    | 'balances-change'
    | 'one-supplier'
    | 'own-nit'
    | 'kind-differs'
    | 'type-differs'
  file: string | null
  count: number
  of: number
  examples: string[]
}

/** The parties that the company has already. */
interface KnownNames {
  ownNit?: string | null
  /** The names of its suppliers by their number. */
  names?: ReadonlyMap<string, string>
}

const mostExamples = 3
/** Records of a file that are examined; they suffice to judge a column. */
const mostLooked = 200_000
/** Share of changed names or values above which a change is improbable: they normally change one by one. */
const namesShare = 0.2
const valuesShare = 0.2
/** Balances change with every payment, but not nearly all of them at once. */
const balancesShare = 0.6
const fewestBalances = 5
/** Minimum rows of a single supplier that make its column suspect. */
const fewestRows = 10

/** The improbable changes of a load. */
export function unlikelyChanges(
  { names, values, balances, examples }: BigChanges,
  { kinds }: Pick<WrittenCounts, 'kinds'>,
): Unlikely[] {
  const existing = (kind: string) => (kinds[kind]?.updated ?? 0) + (kinds[kind]?.unchanged ?? 0)
  const found: Unlikely[] = []
  const others = names.filter(({ before, after }) => !isLike(before, after))
  // A supplier and its account are two rows of the kind.
  const suppliers = Math.max(names.length, Math.ceil(existing('third-parties') / 2))
  if (others.length > 0 && others.length >= suppliers * namesShare)
    found.push({
      reason: 'names-change',
      file: null,
      count: others.length,
      of: suppliers,
      examples: others
        .slice(0, mostExamples)
        .map(({ erp_key, before, after }) => `${erp_key}: «${before}» → «${after}»`),
    })
  const invoices = existing('account-statements')
  const shown = (of: 'value' | 'balance') =>
    examples
      .map(({ factura, valueBefore, valueAfter, before, after }) =>
        of === 'value' ? changeOf(factura, valueBefore, valueAfter) : changeOf(factura, before, after),
      )
      .slice(0, mostExamples)
  if (values > 0 && values >= invoices * valuesShare)
    found.push({ reason: 'values-change', file: null, count: values, of: invoices, examples: shown('value') })
  else if (balances >= fewestBalances && balances >= invoices * balancesShare)
    found.push({
      reason: 'balances-change',
      file: null,
      count: balances,
      of: invoices,
      examples: shown('balance'),
    })
  return found
}

const changeOf = (factura: string, before: string, after: string) =>
  `${factura}: ${formatMoney(money(before))} → ${formatMoney(money(after))}`

/** The improbable properties of the files, compared with the company's data. */
export function unlikelyFiles(
  tables: Partial<Record<Part, SourceTable>>,
  mapping: Mapping,
  known: KnownNames,
): Unlikely[] {
  return parts.flatMap((part) => {
    const [table, fields] = [tables[part], mapping.parts[part]]
    if (!table || !fields) return []
    return [...unlikelyKind(part, table), ...unlikelyParties(part, table, fields, known)]
  })
}

function unlikelyKind(part: Part, table: SourceTable): Unlikely[] {
  const { file, header, count } = table
  const { parts: called, isForeign } = kindsOfName(file)
  const found: Unlikely[] = []
  // The name suggests another kind: it is shown as written.
  if (isForeign || (called.length > 0 && !called.includes(part)))
    found.push({ reason: 'kind-differs', file, count, of: count, examples: [part] })
  const at = header.findIndex((name) =>
    /^(?:tipo|clase)( (de )?(doc(umento)?|docto))?$/.test(plainColumn(name)),
  )
  const pattern = otherDocument[part]
  if (at < 0 || !pattern) return found
  const others = new Map<string, number>()
  let [looked, differing] = [0, 0]
  for (const { cells } of table.records) {
    if (++looked > mostLooked) break
    const text = (cells[at] ?? '').trim()
    if (!pattern.test(fold(text))) continue
    differing += 1
    others.set(text, (others.get(text) ?? 0) + 1)
  }
  if (differing > 0)
    found.push({
      reason: 'type-differs',
      file,
      count: differing,
      of: count,
      examples: [...others.keys()].slice(0, mostExamples),
    })
  return found
}

/** Values in a column of types that mark a record as another kind of document. */
const otherDocument: { readonly [P in Part]?: RegExp } = {
  'account-statements': /\bnotas?\b|^n[dc]\b|credito|debito|anticipo|egreso/,
  'notes-debit': /\bfacturas?\b|^f[ev]?\b|credito|^nc\b/,
}

function unlikelyParties(
  part: Part,
  table: SourceTable,
  { fields }: PartMapping,
  { ownNit = null, names = new Map() }: KnownNames,
): Unlikely[] {
  const placeOf = (field: string) => {
    const column = fields[field]?.column
    return column === undefined ? -1 : table.header.findIndex((name) => fold(name) === fold(column))
  }
  const [nitAt, nameAt] = [placeOf('nit'), part === 'third-parties' ? -1 : placeOf('nombre')]
  if (nitAt < 0) return []
  const numbers = new Map<string, number>()
  const differing: string[] = []
  let [looked, named, own, differ] = [0, 0, 0, 0]
  for (const { cells } of table.records) {
    if (++looked > mostLooked) break
    const number = nitOf(cells[nitAt] ?? '')
    if (number === undefined) continue
    numbers.set(number, (numbers.get(number) ?? 0) + 1)
    if (number === ownNit) own += 1
    const [before, name] = [names.get(number), (cells[nameAt] ?? '').trim()]
    if (before === undefined || name === '') continue
    named += 1
    if (isLike(before, name)) continue
    differ += 1
    const example = `${number}: «${before}» → «${name}»`
    if (differing.length < mostExamples && !differing.includes(example)) differing.push(example)
  }
  const { file, count } = table
  const found: Unlikely[] = []
  if (own > 0) found.push({ reason: 'own-nit', file, count: own, of: count, examples: [] })
  const [[only = '', rows = 0] = []] = numbers
  if (numbers.size === 1 && rows >= fewestRows && names.size > 1 && only !== ownNit)
    found.push({ reason: 'one-supplier', file, count: rows, of: count, examples: [only] })
  if (differ > 0 && differ >= named * namesShare)
    found.push({ reason: 'names-differ', file, count: differ, of: named, examples: differing })
  return found
}

function nitOf(cell: string): string | undefined {
  const text = cell.trim()
  if (text === '') return undefined
  const reading = readNitCell(text)
  return 'refusal' in reading ? undefined : reading.nit.documento_numero
}

/** Words that do not distinguish names. */
const common =
  /^(?:sas|s|a|ltda|limitada|cia|compania|sociedad|empresa|y|e|de|del|la|los|el|colombia|the|en|liquidacion)$/

/** Whether two names may be of one supplier: they share a distinctive word, or one is the beginning of the other. */
export function isLike(one: string, other: string): boolean {
  const [mine, theirs] = [wordsOf(one), wordsOf(other)]
  if (mine.length === 0 || theirs.length === 0) return true
  const [short, long] = [mine.join(''), theirs.join('')].toSorted((a, b) => a.length - b.length)
  return mine.some((word) => theirs.includes(word)) || (long ?? '').startsWith((short ?? '').slice(0, 5))
}

const wordsOf = (name: string) =>
  (
    fold(name)
      .replace(/\./g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => !common.test(word))
