import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { heldContent } from '../../packages/importer/src/core/text/content.ts'
import { readTable } from '../../packages/importer/src/core/tables/read-table.ts'
import { containers, type Written } from '../../packages/importer/test/containers.ts'
import { ROOT } from '../workspace.ts'

/** A real file in one of the containers that are read. */
export interface Base {
  name: string
  bytes: Buffer
}

const fixtures = join(ROOT, 'packages/importer/fixtures')
const folders = ['udistrital', 'contratos', 'retenciones', 'small', 'faults']
/** Records of a file that are taken: enough for every quirk to be there, and few enough for many files a second. */
const records = 30

/** The product's own example files, as they are and written anew in every container. */
export function baseFiles(): Base[] {
  return folders.flatMap((folder) =>
    readdirSync(join(fixtures, folder))
      .filter((name) => /\.csv(?:\.br)?$/.test(name))
      .flatMap((name) => basesOf(join(fixtures, folder, name), folder !== 'faults')),
  )
}

function basesOf(path: string, isEverywhere: boolean): Base[] {
  const packed = readFileSync(path)
  const bytes = path.endsWith('.br') ? brotliDecompressSync(packed) : packed
  const own = bytes.length < 50_000 ? [{ name: 'own.csv', bytes }] : []
  return isEverywhere ? [...own, ...rewritten(bytes)] : own
}

function rewritten(bytes: Buffer): Base[] {
  const table = readTable({ name: 'base.csv', content: heldContent(bytes), sha256: '' })
  const rows: Written[][] = [[...table.header]]
  for (const { cells } of table.records) {
    if (rows.length > records) break
    rows.push(cells.map(writtenOf))
  }
  return containers.map(({ name, write }) => ({ name, bytes: write(rows) }))
}

/** Numbers and days by themselves, as a workbook has them. */
function writtenOf(cell: string): Written {
  if (/^-?[1-9]\d{0,9}(?:\.\d{1,4})?$/.test(cell)) return { number: cell }
  return /^20\d\d-[01]\d-[0-2]\d$/.test(cell) ? { day: cell } : cell
}
