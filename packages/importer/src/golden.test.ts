import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { loadAsRead, type Said } from '../test/load-golden.ts'
import { amountOf, centsOf, readApart, type Apart } from '../test/read-apart.ts'
import type { Part } from './core/mapping/mapping.ts'
import { inspectFile } from './inspect-file.ts'
import { suggestReading } from './suggest-reading.ts'

/** A small file with one peculiarity, and its expected result: `golden/<quirk>/case.json`. */
interface Case {
  file: string
  about: string
  part: Part
  /** The company's own NIT, and its existing suppliers. */
  ownNit?: string
  suppliers?: string[]
  /** The expected questions: the field or the kind of file, the reason, and the first options. */
  asked?: [field: string | null, reason: string, options: string[]][]
  /** The expected column of each field; null if there must be none. */
  columns: Record<string, string | null>
  /** The user's answers. */
  answers?: Said
  /** The number of documents loaded, and of records if several make one. */
  rows: number
  records?: number
  refused: [line: number, reason: string][]
  doubts: [line: number, reason: string][]
  sums: Record<string, string>
  /** Loaded texts of fields that are not amounts. */
  texts?: string[]
  apart: Apart
}

const folder = fileURLToPath(new URL('../golden', import.meta.url))
const names = readdirSync(folder)
const caseOf = (name: string): Case => JSON.parse(readFileSync(`${folder}/${name}/case.json`, 'utf8'))

it('has every quirk once', () => {
  expect(names.length).toBeGreaterThanOrEqual(30)
  expect(new Set(names.map((name) => caseOf(name).about)).size).toBe(names.length)
})

describe.each(names)('the golden file %s', (name) => {
  const golden = caseOf(name)
  const path = `${folder}/${name}/${golden.file}`
  const suggested = async () => {
    const seen = await inspectFile(path, golden.file)
    const known = { name: golden.file, ownNit: golden.ownNit }
    const first = suggestReading(seen, undefined, {}, known)
    return {
      first,
      last: golden.answers?.part
        ? suggestReading(seen, undefined, { part: golden.answers.part }, known)
        : first,
    }
  }

  it('is read by the right columns, and what nobody can tell is asked', async () => {
    const { first } = await suggested()
    const asked = (first.doubts ?? []).map(({ field, reason, options }) => [
      field,
      reason,
      options.map(({ column, part }) => column ?? part),
    ])
    const wanted = golden.asked ?? []
    expect(asked.map(([field, reason]) => [field, reason])).toEqual(
      wanted.map(([field, reason]) => [field, reason]),
    )
    for (const [at, [, , options]] of wanted.entries())
      expect(asked[at]?.[2]).toEqual(expect.arrayContaining(options))
    expect(first.part).toBe(golden.part)
    const columns = Object.keys(golden.columns).map((field) => [field, first.fields[field]?.column ?? null])
    expect(Object.fromEntries(columns)).toEqual(golden.columns)
  })

  it('loads what a reader apart counts and adds up, and tells the rest', async () => {
    const { last } = await suggested()
    const loaded = await loadAsRead({ path, name: golden.file }, last, golden.answers ?? {}, golden.suppliers)
    const found = (severity: 'refused' | 'doubtful') =>
      loaded.findings
        .filter((finding) => finding.severity === severity)
        .map(({ line, reason }) => [line, reason])
        .toSorted(byLine)
    expect(found('refused')).toEqual(golden.refused.toSorted(byLine))
    expect(found('doubtful')).toEqual(golden.doubts.toSorted(byLine))

    const { header, rows } = readApart(path, golden.apart)
    const refused = new Set(golden.refused.map(([line]) => line))
    const records = rows.filter(({ line }) => !refused.has(line))
    expect([records.length, loaded.count]).toEqual([golden.records ?? golden.rows, golden.rows])
    for (const [field, sum] of Object.entries(golden.sums)) {
      const column =
        golden.answers?.fields?.[field]?.column ?? golden.columns[field] ?? usualColumn[field] ?? field
      const at = header.indexOf(golden.apart.names?.[column] ?? column)
      const apart = records.reduce((total, { cells }) => total + centsOf(cells[at] ?? '', golden.apart), 0n)
      const here = (loaded.amounts[field] ?? []).reduce((total, amount) => total + centsOf(amount, {}), 0n)
      expect([field, amountOf(apart), amountOf(here)]).toEqual([field, sum, sum])
    }
    for (const text of golden.texts ?? []) expect(loaded.texts).toContain(text)
    // The reasons that we add to a file for correction are never loaded.
    expect(loaded.texts).not.toContain('No se cargó')
  })
})

/** The column of an amount that a case does not name. */
const usualColumn: Readonly<Record<string, string>> = { valor: 'Valor', saldo: 'Saldo' }

const byLine = (one: readonly unknown[], other: readonly unknown[]) =>
  Number(one[0]) - Number(other[0]) || String(one[1]).localeCompare(String(other[1]))
