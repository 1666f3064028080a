import { basename } from 'node:path'
import { fill } from '@enlace/contract/core/fill.ts'
import { importTexts } from '@enlace/contract/imports/reading/texts.ts'
import { fold } from '@enlace/domain/text.ts'
import { parts, type Mapping, type Part, type PartReading } from '@enlace/importer/core/mapping/mapping.ts'
import { targets, type TargetField } from '@enlace/importer/core/mapping/targets.ts'
import { usualRules } from '@enlace/importer/core/mapping/usual-rules.ts'
import { inspectFile } from '@enlace/importer/inspect-file.ts'
import type { MappingDoubt } from '@enlace/importer/mapping-doubt.ts'
import { openPlannedFiles, type PlannedSource, type SourceFiles } from '@enlace/importer/source-files.ts'
import { suggestReading } from '@enlace/importer/suggest-reading.ts'
import { headerOf, unusedColumns, type UnusedColumn } from '@enlace/importer/unused-columns.ts'
import { describeMappingDoubt, knownWords } from '@enlace/server/modules/imports/index.ts'
import { CommandFault } from '../../core/command.ts'

const texts = importTexts.command

/** The kinds that were typed, one a file. @throws CommandFault where one is none. */
export function readKinds(typed: string, paths: readonly string[]): Part[] {
  const kinds = typed.split(',').map((text) => {
    const kind = parts.find((part) => part === text.trim())
    if (kind) return kind
    throw new CommandFault(fill(texts.kindUnknown, { kind: text.trim(), known: parts.join(', ') }))
  })
  if (kinds.length === paths.length) return kinds
  throw new CommandFault(fill(texts.kindsDiffer, { kinds: kinds.length, files: paths.length }))
}

/** Which column is which field, as it was typed: `nit=codigo_externo`. @throws CommandFault where it is not. */
export function readColumns(typed: readonly string[]): Map<string, string> {
  return new Map(
    typed.map((text) => {
      const [, field = '', column = ''] = /^([a-z_]+)=(.+)$/.exec(text.trim()) ?? []
      if (column === '') throw new CommandFault(fill(texts.columnInvalid, { text }))
      return [field, column.trim()]
    }),
  )
}

/** What is known before files of the operator's own kinds are opened. */
interface KnownBefore {
  source: string
  saved: Mapping | undefined
  reading: PartReading
  /** Which column is which field, where the operator says so. */
  columns: ReadonlyMap<string, string>
  /** The company's own number, which is no supplier's. */
  ownNit: string | undefined
}

/**
 * Opens files of which the operator says what each is, with the mapping that their columns' own names make.
 * @throws CommandFault where a column that is needed cannot be told or may be another party's, or how its cells are written.
 */
export async function openOwnKinds(
  kinds: readonly Part[],
  paths: readonly string[],
  { source, saved, reading, columns, ownNit }: KnownBefore,
): Promise<{ files: SourceFiles; mapping: Mapping; said: string[] }> {
  const own: Mapping['parts'] = {}
  const planned: PlannedSource[] = []
  const said: string[] = []
  for (const [at, part] of kinds.entries()) {
    const path = paths[at] ?? ''
    const name = basename(path)
    const seen = await inspectFile(path, name, reading)
    const decided = { part, sheet: reading.sheet, headerLine: reading.headerLine }
    const suggested = suggestReading(seen, saved, decided, { name, ownNit })
    const { sheet, headerLine, doubts = [] } = suggested
    const header = headerOf(seen, suggested)
    const fields = { ...suggested.fields, ...saidFields(part, header, columns) }
    demandAnswers(
      name,
      doubts.filter(({ field }) => field !== null && fields[field] === undefined),
    )
    const unused = unusedColumns(header, part, fields, (field) => knownWords(part, field))
    demandFields(name, part, fields, { header, unused })
    own[part] = { file: name, fields }
    planned.push({
      path,
      name,
      part,
      ...reading,
      ...(sheet !== null && { sheet }),
      ...(headerLine !== null && headerLine > 0 && { headerLine }),
    })
    const named = Object.entries(fields).map(([field, { column = '' }]) => `${column} → ${field}`)
    said.push(fill(texts.fieldsFound, { file: name, kind: part, fields: named.join(', ') }))
    if (unused.length > 0)
      said.push(fill(texts.fieldsUnused, { file: name, columns: unused.map(unusedText).join(', ') }))
  }
  const mapping: Mapping = {
    source,
    company: saved?.company ?? null,
    parts: { ...saved?.parts, ...own },
    rules: saved?.rules ?? usualRules,
  }
  return { files: await openPlannedFiles(planned), mapping, said }
}

/** A column that nobody took, with what it may have been meant for. */
const unusedText = ({ column, meant }: UnusedColumn): string =>
  meant
    ? fill(meant.name === meant.field ? texts.columnMeant : texts.columnMeantAs, { column, ...meant })
    : fill(texts.columnUnused, { column })

/** The fields of a kind whose column the operator says; a name that the file does not have is left to be reported as missing. */
function saidFields(part: Part, header: readonly string[], columns: ReadonlyMap<string, string>) {
  const kinds: Readonly<Record<string, TargetField>> = targets[part]
  const said = [...columns].flatMap(([field, typed]) => {
    const column = header.find((name) => fold(name) === fold(typed))
    const kind = kinds[field]?.kind
    return kind && column !== undefined ? [[field, { kind, column }] as const] : []
  })
  return Object.fromEntries(said)
}

/** Asks what nobody can tell, with what is in each column side by side. @throws CommandFault where something is asked. */
function demandAnswers(file: string, doubts: readonly MappingDoubt[]): void {
  if (doubts.length === 0) return
  const lines = doubts.flatMap(({ reason, field, options }) => [
    describeMappingDoubt({ reason, field }),
    ...options.map(({ column = '', examples }) =>
      fill(texts.columnOption, { field: field ?? '', column, examples: examples.join(' · ') }),
    ),
  ])
  throw new CommandFault([fill(texts.columnsAsked, { file }), ...lines].join('\n'))
}

function demandFields(
  file: string,
  part: Part,
  fields: ReturnType<typeof suggestReading>['fields'],
  { header, unused }: { header: readonly string[]; unused: readonly UnusedColumn[] },
): void {
  const missing = Object.entries<TargetField>(targets[part]).flatMap(([name, { isRequired }]) =>
    isRequired && !fields[name] ? [name] : [],
  )
  if (missing.length > 0) throw new CommandFault(missingText(file, missing, header, unused))
  const untold = Object.values(fields).flatMap(({ untold: how, column = '' }) => (how ? [column] : []))
  if (untold.length > 0)
    throw new CommandFault(fill(texts.fieldsUntold, { file, columns: untold.join('», «') }))
}

function missingText(
  file: string,
  missing: readonly string[],
  header: readonly string[],
  unused: readonly UnusedColumn[],
): string {
  const said = fill(texts.fieldsMissing, { file, missing: missing.join(', '), found: header.join(', ') })
  const near = unused.filter(({ meant }) => meant && missing.includes(meant.field))
  return near.length === 0
    ? said
    : `${said} ${fill(texts.fieldsNear, { columns: near.map(unusedText).join(', ') })}`
}
