import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { containers, inLetters, textOf, type Container, type Written } from '../../../test/containers.ts'
import { upperLetters } from '../text/code-pages.ts'
import { heldContent, type Content } from '../text/content.ts'
import { readTable, type TablePlace } from '../tables/read-table.ts'
import { openSourceFile } from './source-file.ts'

const folder = await useScratchFolder('enlace-containers-')
/** A fixed seed, so that runs are reproducible. */
const runs = { seed: 20_261_122, numRuns: 25 } as const

const letters = fc.constantFrom(...'abcXYZ ñÑáéíóúü.,;|/-"\'#&<>°¿€'.split(''))
const words = fc
  .string({ unit: letters, minLength: 1, maxLength: 14 })
  .map((text) => text.trim().replace(/\s+/g, ' '))
  .filter((text) => text !== '')
const number = fc
  .tuple(fc.integer({ min: -9_999_999, max: 999_999_999 }), fc.integer({ min: 0, max: 99 }))
  .filter(([whole]) => whole !== 0)
  .map(([whole, cents]) => ({
    number: cents === 0 ? String(whole) : `${whole}.${String(cents).padStart(2, '0')}`.replace(/0$/, ''),
  }))
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => ({ day: date.toISOString().slice(0, 10) }))

/**
 * A header and rows with one kind of cell per column. The first column is never blank, which distinguishes rows from
 * titles.
 */
const tables = fc
  .record({
    count: fc.integer({ min: 2, max: 6 }),
    kinds: fc.array(fc.constantFrom('w', 'n', 'd'), { minLength: 5, maxLength: 5 }),
  })
  .chain(({ count, kinds }) => {
    const cells = kinds.slice(0, count - 1).map((kind): fc.Arbitrary<Written> => {
      if (kind === 'n') return number
      return kind === 'd'
        ? day
        : fc.oneof({ weight: 4, arbitrary: words }, { weight: 1, arbitrary: fc.constant('') })
    })
    const row = fc.tuple(
      fc.integer({ min: 100_000, max: 999_999 }).map((key) => `k${key}`),
      ...cells,
    )
    const header = ['Clave', ...cells.map((_, at) => `Dato ${'abcde'[at] ?? ''}`)]
    return fc.array(row, { minLength: 2, maxLength: 9 }).map((rows): Written[][] => [header, ...rows])
  })

async function readBack({ name, write }: Container, rows: readonly (readonly Written[])[]) {
  const path = join(folder, name)
  await writeFile(path, write(rows))
  const { header, records, count } = readTable(await openSourceFile(path))
  const all = [...records]
  expect(all).toHaveLength(count)
  return { header, all }
}

describe('rows of any kind', () => {
  it.each(containers)('come back the same from $name', async (container) => {
    await fc.assert(
      fc.asyncProperty(tables, async (rows) => {
        const [header = [], ...records] = rows
        const read = await readBack(container, rows)
        expect(read.header).toEqual(header.map(textOf))
        expect(read.all.map(({ cells }) => cells)).toEqual(records.map((row) => row.map(textOf)))
        const numbers = records.map((row) =>
          row.map((cell) => container.isTyped && typeof cell === 'object' && 'number' in cell),
        )
        expect(read.all.map(({ cells, exact }) => exact ?? cells.map(() => false))).toEqual(numbers)
      }),
      runs,
    )
  })
})

const inPieces = (bytes: Buffer, length: number): Content => ({
  ...heldContent(bytes),
  pieces: function* () {
    for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
  },
})
const read = (name: string, content: Content, place: TablePlace = {}) => {
  const { records, header, reading, doubts } = readTable({ name, content, sha256: '' }, place)
  return { header, cells: [...records].map(({ cells }) => cells), reading, doubts }
}

describe('a file that comes in pieces', () => {
  const rows: Written[][] = [
    ['Clave', 'Nombre', 'Valor'],
    ['k1', 'Peña & Hijos "Ñ"', { number: '1234.5' }],
    ['k2', '€ <b>', { number: '-7' }],
  ]

  it.each(containers.filter(({ name }) => !/packed|xlsx|xls|ods/.test(name)))(
    'is read the same wherever $name is cut',
    ({ name, write }) => {
      const bytes = write(rows)
      const whole = read(name, heldContent(bytes))
      expect(whole.cells).toHaveLength(2)
      for (const length of [1, 2, 3, 7, 64]) expect(read(name, inPieces(bytes, length))).toEqual(whole)
    },
  )
})

describe('letters of one byte', () => {
  const text = 'NIT;Razón social\n1;PEÑA MUÑOZ CÍA\n2;José Núñez, Bogotá\n3;Almacén El Ñandú\n'

  it.each(['windows-1252', 'cp850', 'macintosh'] as const)(
    'of %s are told by the sense that they make',
    (encoding) => {
      const { cells, reading, doubts } = read('x.csv', heldContent(inLetters(text, upperLetters[encoding])))
      expect(reading?.encoding).toBe(encoding)
      expect(cells.map(([, name]) => name)).toEqual([
        'PEÑA MUÑOZ CÍA',
        'José Núñez, Bogotá',
        'Almacén El Ñandú',
      ])
      // Only the usual container and dialect are accepted without a doubt.
      expect(doubts?.map(({ reason }) => reason)).toEqual(
        encoding === 'windows-1252' ? [] : ['encoding-guessed'],
      )
    },
  )

  it('are read as somebody says, without a doubt', () => {
    const bytes = inLetters('NIT;Nombre\n1;P\u00e9rez\n', upperLetters['windows-1252'])
    const told = read('x.csv', heldContent(bytes), { encoding: 'cp850' })
    expect([told.cells, told.doubts]).toEqual([[['1', 'PÚrez']], []])
  })
})

describe('letters that went wrong before', () => {
  it('are mended where another encoding was taken for theirs, and reported', () => {
    const { cells, doubts, header } = read(
      'x.csv',
      heldContent(Buffer.from('NIT;RazÃ³n\n1;PeÃ±a â€“ CÃ­a\n2;Pe├▒a\n3;Peña\n')),
    )
    expect(header).toEqual(['NIT', 'Razón'])
    expect(cells).toEqual([
      ['1', 'Peña – Cía'],
      ['2', 'Peña'],
      ['3', 'Peña'],
    ])
    expect(doubts).toEqual([
      {
        line: 2,
        reason: 'text-encoded-twice',
        field: 'Razón',
        value: 'PeÃ±a â€“ CÃ­a',
        values: { text: 'Peña – Cía' },
      },
      { line: 3, reason: 'text-encoded-twice', field: 'Razón', value: 'Pe├▒a', values: { text: 'Peña' } },
    ])
  })

  it('are taken out where nobody sees them, which is reported', () => {
    const { cells, doubts } = read('x.csv', heldContent(Buffer.from('NIT;Nombre\n1;A\u0000B\u0007\n')))
    expect(cells).toEqual([['1', 'AB']])
    expect(doubts?.map(({ line, reason }) => [line, reason])).toEqual([[2, 'text-control-character']])
  })
})
