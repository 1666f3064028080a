import { basename } from 'node:path'
import { fill } from '@enlace/contract/core/fill'
import { importTexts } from '@enlace/contract/core/import/texts'
import { parts, type Mapping, type Part, type PartReading } from '@enlace/importer/core/mapping'
import { targets, type TargetField } from '@enlace/importer/core/targets'
import { usualRules } from '@enlace/importer/core/usual-rules'
import { inspectFile } from '@enlace/importer/inspect-file'
import { openPlannedFiles, type PlannedSource, type SourceFiles } from '@enlace/importer/source-files'
import { suggestReading } from '@enlace/importer/suggest-reading'
import { headerOf, unusedColumns, type UnusedColumn } from '@enlace/importer/unused-columns'
import { knownWords } from '@enlace/server/core/imports/template'
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

/**
 * Opens files of which the operator says what each is, with the mapping that their columns' own names make.
 * @throws CommandFault where a column that is needed cannot be told, or how its cells are written.
 */
export async function openOwnKinds(
  kinds: readonly Part[],
  paths: readonly string[],
  source: string,
  saved: Mapping | undefined,
  reading: PartReading,
): Promise<{ files: SourceFiles; mapping: Mapping; said: string[] }> {
  const own: Mapping['parts'] = {}
  const planned: PlannedSource[] = []
  const said: string[] = []
  for (const [at, part] of kinds.entries()) {
    const path = paths[at] ?? ''
    const name = basename(path)
    const seen = await inspectFile(path, name, reading)
    const suggested = suggestReading(seen, saved, {
      part,
      sheet: reading.sheet,
      headerLine: reading.headerLine,
    })
    const { sheet, headerLine, fields } = suggested
    const header = headerOf(seen, suggested)
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
