import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { BackupManifest } from '@enlace/database/backup/archive.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'

const thousand = (value: number) => value.toLocaleString('es-CO')

/** What a backup amounts to, in the words in which operators read it. */
export function sumsOf({ head, tables, files }: BackupManifest): Record<string, string> {
  const rows = Object.values(tables).reduce((sum, table) => sum + (table.rows ?? 0), 0)
  return {
    at: formatInstant(new Date(head.takenAt)),
    version: head.version,
    engine: head.engine.version,
    rows: thousand(rows),
    tables: thousand(head.tables.length),
    files: thousand(files.count - files.missing),
    size: sizeText(files.bytes),
  }
}

/** A size as people read it: `3,4 MB`. */
export function sizeText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  let place = 0
  let size = bytes
  for (; size >= 1000 && place < units.length - 1; place++) size /= 1000
  const digits = { maximumFractionDigits: place < 2 ? 0 : 1 }
  return `${size.toLocaleString('es-CO', digits)} ${units[place] ?? ''}`
}

/** The product's version, as its package says. */
export async function productVersion(): Promise<string> {
  const path = new URL('../../../../package.json', import.meta.url)
  const found: unknown = JSON.parse(await readFile(path, 'utf8'))
  return typeof found === 'object' && found !== null && 'version' in found ? String(found.version) : ''
}

/** Whether a file can be read at all. */
export function isReadable(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const file = createReadStream(path, { end: 0 })
    file.once('error', () => resolve(false))
    file.once('data', () => resolve(true))
    file.once('end', () => resolve(true))
  })
}
