import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadAsRead, type Said } from '../test/load-golden.ts'
import type { Part } from './core/mapping/mapping.ts'
import { amountOf, centsOf } from '../test/read-apart.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enlace-sums-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The amount format of a file, and how the user describes it. */
interface Style {
  name: string
  said: Pick<NonNullable<Said['fields']>[string], 'decimalMark' | 'impliedDecimals'>
  write: (cents: bigint) => string
}

const size = (cents: bigint) => (cents < 0n ? -cents : cents)
const plain = (cents: bigint, mark: string) => amountOf(cents).replace('.', mark)
const grouped = (cents: bigint, mark: string, group: string) => {
  const [whole = '', decimals = ''] = amountOf(size(cents)).split('.')
  return `${cents < 0n ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, group)}${mark}${decimals}`
}
const styles: readonly Style[] = [
  { name: 'a decimal comma', said: { decimalMark: ',' }, write: (cents) => plain(cents, ',') },
  { name: 'a decimal point', said: { decimalMark: '.' }, write: (cents) => plain(cents, '.') },
  { name: 'dots between thousands', said: { decimalMark: ',' }, write: (cents) => grouped(cents, ',', '.') },
  {
    name: 'pesos',
    said: { decimalMark: '.' },
    write: (cents) => `$ ${grouped(size(cents), '.', ',')}${cents < 0n ? '-' : ''}`,
  },
  {
    name: 'brackets',
    said: { decimalMark: ',' },
    write: (cents) => (cents < 0n ? `(${grouped(-cents, ',', '.')})` : grouped(cents, ',', '.')),
  },
  { name: 'decimals that nobody wrote', said: { impliedDecimals: 2 }, write: String },
  {
    name: 'them in twelve digits',
    said: { impliedDecimals: 2 },
    write: (cents) => `${cents < 0n ? '-' : ''}${String(size(cents)).padStart(15, '0')}`,
  },
]
/** Columns of a file that may be taken for an amount, under neutral names. */
const amounts = ['Uno', 'Dos', 'Tres'] as const
const cents = fc.bigInt({ min: -999_999_999_999_999n, max: 999_999_999_999_999n })
const rows = fc.array(fc.tuple(cents, cents, cents), { minLength: 1, maxLength: 30 })
/** The columns chosen as the value and the balance, and the order of all columns. */
const mapping = fc.record({
  valor: fc.nat({ max: 2 }),
  saldo: fc.nat({ max: 2 }),
  order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6, maxLength: 6 }),
  separator: fc.constantFrom(';', '\t', '|'),
})
const names = ['Quién', 'Qué', 'Cuándo', ...amounts]
const place = { part: 'account-statements', sheet: null, headerLine: 1, fields: {} } as const

const sumOf = (all: readonly (readonly bigint[])[], at: number) =>
  amountOf(all.reduce((total, row) => total + (row[at] ?? 0n), 0n))

async function loadedSums(
  path: string,
  name: string,
  { valor, saldo }: { valor: number; saldo: number },
  form: Style['said'],
) {
  const fields = {
    nit: { column: 'Quién' },
    nombre: { constant: 'ACME' },
    factura: { column: 'Qué' },
    fecha: { column: 'Cuándo' },
    valor: { column: amounts[valor] ?? '', ...form },
    saldo: { column: amounts[saldo] ?? '', ...form },
  }
  const loaded = await loadAsRead({ path, name }, place, { fields })
  const told = (field: string) =>
    amountOf((loaded.amounts[field] ?? []).reduce((total, amount) => total + centsOf(amount, {}), 0n))
  return { count: loaded.count, sums: [told('valor'), told('saldo')] }
}

describe('whatever a file’s columns are taken for, what is loaded adds up to what the file says', () => {
  it.each(styles)('of a text with $name', async ({ said, write: writeCents }) => {
    await fc.assert(
      fc.asyncProperty(rows, mapping, async (all, { order, separator, ...taken }) => {
        const lines = all.map((row, at) => ['900123456', `F-${at}`, '2026-10-15', ...row.map(writeCents)])
        const text = [names, ...lines].map((line) => order.map((at) => line[at]).join(separator)).join('\n')
        const path = join(folder, 'amounts.csv')
        await writeFile(path, text)
        expect(await loadedSums(path, 'amounts.csv', taken, said)).toEqual({
          count: all.length,
          sums: [sumOf(all, taken.valor), sumOf(all, taken.saldo)],
        })
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    ['with their decimals', {}, (amount: bigint) => Number(amountOf(amount))],
    ['with decimals that nobody wrote', { impliedDecimals: 2 }, Number],
  ] as const)('of a workbook’s numbers %s', async (_name, said, numberOf) => {
    await fc.assert(
      fc.asyncProperty(rows, mapping, async (all, { order, valor, saldo }) => {
        const lines = all.map((row, at) => ['900123456', `F-${at}`, '2026-10-15', ...row.map(numberOf)])
        const book = utils.book_new()
        const cells = [names, ...lines].map((line) => order.map((at) => line[at]))
        utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Hoja')
        const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' })
        const path = join(folder, 'amounts.xlsx')
        await writeFile(path, bytes)
        expect(await loadedSums(path, 'amounts.xlsx', { valor, saldo }, said)).toEqual({
          count: all.length,
          sums: [sumOf(all, valor), sumOf(all, saldo)],
        })
      }),
      { numRuns: 25 },
    )
  })
})

/** Errors that make a row refused, whatever its amounts are. */
const faults = [
  'none',
  'none',
  'no day',
  'no such day',
  'no NIT',
  'wrong check digit',
  'cells missing',
] as const
type Fault = (typeof faults)[number]

const spoiltNits: Partial<Record<Fault, string>> = {
  'no NIT': 'por definir',
  'wrong check digit': '900123456-1',
}
const spoiltDays: Partial<Record<Fault, string>> = { 'no day': '', 'no such day': '31/02/2026' }

/** A file's row: supplier, document, date, three amounts, and an optional error. */
const faultyRows = fc.array(
  fc.record({ amounts: fc.tuple(cents, cents, cents), fault: fc.constantFrom(...faults) }),
  {
    minLength: 1,
    maxLength: 30,
  },
)

function faultyLine(
  at: number,
  amounts: readonly bigint[],
  fault: Fault,
  { write: writeCents }: Style,
): string[] {
  const nit = spoiltNits[fault] ?? '900123456'
  const day = spoiltDays[fault] ?? '2026-10-15'
  const cells = [nit, `F-${at}`, day, ...amounts.map(writeCents)]
  return fault === 'cells missing' ? cells.slice(0, -1) : cells
}

/** The fields that a kind needs besides its amounts, and the two amounts that are summed. */
const kinds: readonly { part: Part; others: NonNullable<Said['fields']>; added: [string, string] }[] = [
  {
    part: 'account-statements',
    others: { nombre: { constant: 'ACME' }, factura: { column: 'Qué' } },
    added: ['valor', 'saldo'],
  },
  { part: 'payments-made', others: { comprobante: { constant: 'CE-1' } }, added: ['valor', 'retefuente'] },
  {
    part: 'withholdings',
    others: {
      tipo: { constant: 'fuente' },
      concepto: { constant: 'Compras' },
      tarifa: { constant: '2,5 %' },
      documento: { column: 'Qué' },
      municipio: { constant: '11001' },
    },
    added: ['valor', 'base'],
  },
]

describe('what is loaded and what is refused add up to the file', () => {
  it.each(kinds)('of $part, whatever columns are taken and whatever is wrong with rows', async (kind) => {
    const { part, others, added } = kind
    await fc.assert(
      fc.asyncProperty(faultyRows, mapping, fc.constantFrom(...styles), async (all, taken, style) => {
        const lines = all.map(({ amounts: own, fault }, at) => faultyLine(at, own, fault, style))
        // A row that is too short lacks its last column: the order remains.
        const text = [names, ...lines].map((line) => line.join(taken.separator)).join('\n')
        const path = join(folder, 'faulty.csv')
        await writeFile(path, text)
        const columns = [amounts[taken.valor] ?? '', amounts[taken.saldo] ?? '']
        const fields = {
          nit: { column: 'Quién' },
          fecha: { column: 'Cuándo' },
          ...others,
          ...Object.fromEntries(
            added.map((field, at) => [field, { column: columns[at] ?? '', ...style.said }]),
          ),
        }
        const loaded = await loadAsRead({ path, name: 'faulty.csv' }, { ...place, part }, { fields }, [
          '900123456',
        ])
        const refused = new Set(
          loaded.findings.flatMap(({ severity, line }) => (severity === 'refused' ? line : [])),
        )
        const isGood = ({ fault }: (typeof all)[number]) => fault === 'none'
        expect(all.filter((row, at) => isGood(row) === refused.has(at + 2))).toEqual([])
        for (const [place, field] of added.entries()) {
          const at = place === 0 ? taken.valor : taken.saldo
          const told = (loaded.amounts[field] ?? []).reduce((sum, amount) => sum + centsOf(amount, {}), 0n)
          const left = sumOf(
            all.filter((row) => !isGood(row)).map((row) => row.amounts),
            at,
          )
          expect([field, amountOf(told + centsOf(left, {}))]).toEqual([
            field,
            sumOf(
              all.map((row) => row.amounts),
              at,
            ),
          ])
        }
      }),
      { numRuns: 40 },
    )
  })
})
