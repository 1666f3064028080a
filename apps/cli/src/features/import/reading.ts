import { fill } from '@enlace/contract/core/fill.ts'
import { importTexts } from '@enlace/contract/imports/reading/texts.ts'
import type { Mapping, Part, PartReading } from '@enlace/importer/core/mapping/mapping.ts'
import { parts } from '@enlace/importer/core/mapping/mapping.ts'
import { separators } from '@enlace/importer/core/text/separator.ts'
import type { SourceTable } from '@enlace/importer/core/tables/source-table.ts'
import { encodings } from '@enlace/importer/core/text/text-encoding.ts'
import { CommandFault } from '../../core/command.ts'

const texts = importTexts.command

/** How the operator says that files are read, as it was typed. */
interface TypedReading {
  encoding?: string | undefined
  separator?: string | undefined
  sheet?: string | undefined
  'header-line'?: string | undefined
}

/** How the operator says that files are read. @throws CommandFault where that is nothing that is known. */
export function readReading({ encoding, separator, sheet, 'header-line': line }: TypedReading): PartReading {
  const known = encodings.find((one) => one === encoding?.toLowerCase())
  const divider = separators.find((one) => one === (separator === 'tab' ? '\t' : separator))
  if (encoding !== undefined && !known)
    throw new CommandFault(fill(texts.encodingUnknown, { encoding, known: encodings.join(', ') }))
  if (separator !== undefined && !divider) throw new CommandFault(fill(texts.separatorUnknown, { separator }))
  if (line !== undefined && !/^[1-9]\d{0,6}$/.test(line))
    throw new CommandFault(fill(texts.headerLineInvalid, { line }))
  return {
    ...(known && { encoding: known }),
    ...(divider && { separator: divider }),
    ...(sheet !== undefined && { sheet }),
    ...(line !== undefined && { headerLine: Number(line) }),
  }
}

/** The mapping with what was said of how the files at hand are read, so that it is known the next time. */
export function withReading(
  mapping: Mapping,
  tables: Partial<Record<Part, SourceTable>>,
  reading: PartReading,
): Mapping {
  if (Object.keys(reading).length === 0) return mapping
  const own = { ...mapping.parts }
  for (const part of parts) {
    const known = own[part]
    if (known && tables[part]) own[part] = { ...known, reading: { ...known.reading, ...reading } }
  }
  return { ...mapping, parts: own }
}

/** How a file was read, in words. */
export function readingLine({ file, reading, headerLine }: SourceTable): string {
  const { format = 'csv' as const, encoding, separator, sheet } = reading ?? {} // one of the formats
  const facts = [
    importTexts.formats[format],
    ...(encoding ? [importTexts.encodings[encoding]] : []),
    ...(separator ? [importTexts.separators[separator].toLowerCase()] : []),
    ...(sheet === null || sheet === undefined ? [] : [fill(texts.sheetFact, { sheet })]),
    ...(headerLine === undefined ? [] : [fill(texts.headerFact, { line: headerLine })]),
  ]
  return fill(texts.readAs, { file, facts: facts.join(', ') })
}
