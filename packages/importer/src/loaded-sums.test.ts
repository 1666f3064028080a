import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadAsRead, type Said } from '../test/load-golden.ts'
import { amountOf, centsOf } from '../test/read-apart.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enlace-sums-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** How a file writes its amounts, and how somebody says that it does. */
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
/** Columns of a file that may be taken for an amount of ours, whatever they are called. */
const amounts = ['Uno', 'Dos', 'Tres'] as const // names that say nothing
const cents = fc.bigInt({ min: -999_999_999_999_999n, max: 999_999_999_999_999n })
const rows = fc.array(fc.tuple(cents, cents, cents), { minLength: 1, maxLength: 30 })
/** Which columns somebody says to be the value and the balance, and in which order all stand. */
const mapping = fc.record({
  valor: fc.nat({ max: 2 }),
  saldo: fc.nat({ max: 2 }),
  order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6, maxLength: 6 }),
  separator: fc.constantFrom(';', '\t', '|'),
})
const names = ['Quién', 'Qué', 'Cuándo', ...amounts]
const place = { part: 'account-statements', sheet: null, headerLine: 1, fields: {} } as const // the part

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
