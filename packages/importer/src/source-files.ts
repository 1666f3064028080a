import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { missingColumns } from './core/records/file-reading.ts'
import { ImportFault } from './core/findings/import-fault.ts'
import { fold } from '@enlace/domain/text.ts'
import { parts, type Mapping, type Part, type PartReading } from './core/mapping/mapping.ts'
import { readTable, type TablePlace } from './core/tables/read-table.ts'
import { openSourceFile, unpackedName, type SourceFile } from './core/containers/source-file.ts'
import { namedBySheet, type SourceTable } from './core/tables/source-table.ts'

/** A source's files, each recognised as one of its parts. */
export interface SourceFiles {
  files: SourceFile[]
  tables: Partial<Record<Part, SourceTable>>
}

/**
 * The files of a folder that have the names of the mapping's parts, packed or not.
 * @throws ImportFault if there is none.
 */
export async function filesOfFolder(
  folder: string,
  mapping: Mapping,
  place: TablePlace = {},
): Promise<SourceFiles> {
  const names = await readdir(folder).catch((fault: unknown) => {
    throw new ImportFault('file-missing', { file: folder }, fault)
  })
  const wanted = parts.flatMap((part) => mapping.parts[part]?.file.toLowerCase() ?? [])
  const paths = wanted.flatMap((file) => {
    const found = names.filter((name) => unpackedName(name).toLowerCase() === file).toSorted()
    return found.slice(0, 1).map((name) => join(folder, name))
  })
  if (paths.length === 0) throw new ImportFault('folder-empty', { folder, wanted: wanted.join(', ') })
  return openFiles(paths, mapping, place)
}

/**
 * Opens files and recognises the part of each by its columns, whatever its name.
 * @throws ImportFault if a file is no part of the source, or a part comes twice.
 */
export async function openFiles(
  paths: readonly string[],
  mapping: Mapping,
  place: TablePlace = {},
): Promise<SourceFiles> {
  const files = await Promise.all(paths.map((path) => openSourceFile(path)))
  const tables: Partial<Record<Part, SourceTable>> = {}
  for (const file of files) {
    const { table, part } = recognised(file, mapping, place)
    if (tables[part]) throw new ImportFault('file-repeated', { file: file.name, other: tables[part].file })
    tables[part] = namedBySheet(table)
  }
  return { files, tables }
}

/** Reads a file by the source's saved reading of a part if its name is the part's, otherwise as detected. */
function recognised(file: SourceFile, mapping: Mapping, place: TablePlace) {
  const wanted = parts.flatMap((part) => wantedBy(mapping, part))
  const table = readTable(file, { ...savedReading(mapping, file.name), ...place }, wanted)
  return { table, part: partOf(table, mapping) }
}

/** The saved reading for a source's file: the one of that name, or the only one, whatever its name. */
export function savedReading(mapping: Mapping, name: string): PartReading {
  const all = Object.values(mapping.parts)
  const named = all.find(({ file }) => file.toLowerCase() === name.toLowerCase())
  return (named ?? (all.length === 1 ? all[0] : undefined))?.reading ?? {}
}

const wantedBy = (mapping: Mapping, part: Part): ReadonlySet<string>[] => {
  const columns = Object.values(mapping.parts[part]?.fields ?? {}).flatMap(({ column }) => column ?? [])
  return columns.length === 0 ? [] : [new Set(columns.map(fold))]
}

/** A file on disk with its part and the location of its table. */
export interface PlannedSource extends TablePlace {
  path: string
  name: string
  part: Part
}

/**
 * Opens files whose parts the user has chosen.
 * @throws ImportFault if one cannot be read, or a part comes twice.
 */
export async function openPlannedFiles(sources: readonly PlannedSource[]): Promise<SourceFiles> {
  const files: SourceFile[] = []
  const tables: Partial<Record<Part, SourceTable>> = {}
  for (const { path, name, part, ...place } of sources) {
    const file = await openSourceFile(path, name)
    const table = readTable(file, place)
    if (tables[part]) throw new ImportFault('file-repeated', { file: name, other: tables[part].file })
    tables[part] = namedBySheet(table)
    files.push(file)
  }
  return { files, tables }
}

function partOf(table: SourceTable, mapping: Mapping): Part {
  const candidates = parts.flatMap((part) => {
    const fields = mapping.parts[part]
    return fields ? [{ part, fields, missing: missingColumns(fields, table.header) }] : []
  })
  // For a file named like a part, the error names the missing columns of that part.
  const named = candidates.find(({ fields }) => fields.file.toLowerCase() === table.file.toLowerCase())
  const fitting = candidates.find(({ missing }) => missing.length === 0) ?? named
  if (!fitting)
    throw new ImportFault('file-unrecognised', { file: table.file, found: table.header.join(', ') })
  return fitting.part
}
