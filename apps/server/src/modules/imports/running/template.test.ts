import { loadedFieldsOf } from '@enlace/contract/imports/loaded/kinds.ts'
import { cellHelp, fieldHelp } from '@enlace/contract/imports/templates/field-help-texts.ts'
import { templateRows } from '@enlace/contract/imports/templates/rows.ts'
import { plainColumn } from '@enlace/importer/core/mapping/known-columns.ts'
import { parts } from '@enlace/importer/core/mapping/mapping.ts'
import { targets, type TargetField } from '@enlace/importer/core/mapping/targets.ts'
import { suggestReading } from '@enlace/importer/suggest-reading.ts'
import { read, utils } from '@e965/xlsx'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspectFile } from '@enlace/importer/inspect-file.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownWords, templateOf } from './template.ts'

const moment = new Date('2026-03-01T12:00:00Z')
const fieldsOf = (part: (typeof parts)[number]) => Object.entries<TargetField>(targets[part])

describe.each(parts)('the template of %s', (part) => {
  it('shows every column filled in, in one of its two rows at least', () => {
    const named = templateRows(part).flatMap((row) => Object.keys(row))
    expect(fieldsOf(part).map(([name]) => name)).toEqual(
      fieldsOf(part).flatMap(([name]) => (named.includes(name) ? name : [])),
    )
    expect(named.filter((name) => !(name in targets[part]))).toEqual([])
  })

  it('is a workbook that another program reads, with its fields explained one by one on a second sheet', async () => {
    const book = read(await templateOf(part, 'xlsx', moment))
    expect(book.SheetNames).toEqual(['Registros', 'Explicación'])
    const [records = [], fields = []] = book.SheetNames.map((name) => {
      const sheet = book.Sheets[name] ?? {}
      return utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '' })
    })
    expect(records[0]).toEqual(Object.keys(targets[part]))
    expect(records).toHaveLength(3)
    expect(fields.slice(1).map(([name, , required]) => [name, required])).toEqual(
      fieldsOf(part).map(([name, { isRequired }]) => [name, isRequired ? 'Sí' : 'No']),
    )
    for (const [name, ...said] of fields.slice(1))
      expect([name, said.slice(0, 5).every((text) => text !== '')]).toEqual([name, true])
  })
})

describe.each(['xlsx', 'csv'] as const)('every template in %s', (format) => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'enlace-template-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it.each(parts)(
    'is known again by its columns, all of which tell how they are written: %s',
    async (part) => {
      const path = join(folder, `${part}.${format}`)
      await writeFile(path, await templateOf(part, format, moment))
      const seen = await inspectFile(path, `${part}.${format}`)
      const { fields, headerLine, ...found } = suggestReading(seen, undefined)
      expect([found.part, headerLine, Object.keys(fields).toSorted()]).toEqual([
        part,
        1,
        Object.keys(targets[part]).toSorted(),
      ])
      expect(Object.values(fields).filter(({ untold }) => untold)).toEqual([])
    },
  )
})

it('keeps the zeros before a code as text, days as days and amounts as numbers', async () => {
  const sheet = read(await templateOf('account-statements', 'xlsx', moment)).Sheets['Registros'] ?? {}
  const columns = Object.keys(targets['account-statements'])
  const cellOf = (field: string) => sheet[`${utils.encode_col(columns.indexOf(field))}3`]
  expect(cellOf('factura')).toMatchObject({ t: 's', v: '0204' })
  expect(cellOf('fecha')).toMatchObject({ t: 'n', v: 46084 })
  expect(cellOf('valor')).toMatchObject({ t: 'n', v: 262500.53 })
})

it('explains every field and every kind of cell', () => {
  for (const part of parts)
    for (const [name, { kind, values }] of fieldsOf(part))
      expect([part, name, fieldHelp(part, name) !== '', cellHelp(kind, values) !== '']).toEqual([
        part,
        name,
        true,
        true,
      ])
})

it('calls a field of one name the same in every kind', () => {
  const labels = new Map<string, Set<string>>()
  for (const part of parts)
    for (const [name, { label }] of Object.entries(loadedFieldsOf(part)))
      labels.set(name, (labels.get(name) ?? new Set()).add(label))
  expect([...labels].filter(([, { size }]) => size > 1)).toEqual([])
})

describe('another spelling of a column', () => {
  it('is known in one kind at least', () => {
    const known = new Set(
      parts.flatMap((part) => fieldsOf(part).flatMap(([field]) => knownWords(part, field))),
    )
    const unknown = parts.flatMap((part) =>
      Object.entries(loadedFieldsOf(part)).flatMap(([field, { headers = [] }]) =>
        headers.filter((header) => !known.has(header) && plainColumn(header) !== plainColumn(field)),
      ),
    )
    expect(unknown).toEqual([])
  })

  it.each(parts)('that the template of %s names is read as its field', (part) => {
    for (const [field] of fieldsOf(part))
      for (const word of knownWords(part, field)) {
        const cells = Object.keys(targets[part]).map((name) => (name === field ? word : name))
        const example = cells.map(
          (_, at) => templateRows(part)[0][Object.keys(targets[part])[at] ?? ''] ?? '',
        )
        const rows = [cells, example].map((row, at) => ({ line: at + 1, cells: row }))
        const { fields } = suggestReading(
          { format: 'csv', encoding: null, separator: null, sheets: [{ name: null, rows }] },
          undefined,
          { part },
        )
        expect([field, fields[field]?.column]).toEqual([field, word])
      }
  })
})
