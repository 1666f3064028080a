import { distinctNames } from '@enlace/domain/distinct-names.ts'
import { headerDepth } from './core/sheets/find-header.ts'
import { kindsOfName, weightOfKind } from './core/mapping/kind-words.ts'
import { parts, type Mapping, type Part } from './core/mapping/mapping.ts'
import { targets, type TargetField } from './core/mapping/targets.ts'
import type { SeenFile } from './inspect-file.ts'
import { kindDoubt, type Candidate } from './kind-doubt.ts'
import type { MappingDoubt } from './mapping-doubt.ts'
import { SeenColumns } from './seen-columns.ts'
import { suggestFields, type FoundFields, type HeaderPlace } from './suggest-fields.ts'
import type { SuggestedField } from './suggest-forms.ts'

/** The detected reading of a file: its kind, its header, and the column of each field. */
export interface Reading {
  part: Part
  sheet: string | null
  headerLine: number | null
  fields: Record<string, SuggestedField>
  /** The questions to the user; left out if there are none. */
  doubts?: MappingDoubt[]
}

/** The user's earlier decisions. */
export interface Decided {
  part?: Part | undefined
  sheet?: string | null | undefined
  headerLine?: number | null | undefined
}

/** What is known of a file besides its cells. */
export interface KnownFile {
  name?: string | undefined
  /** The NIT, without check digit, of the company that loads it: none of its suppliers has it. */
  ownNit?: string | null | undefined
}

/**
 * Detects how a file is to be read: the kind of file, sheet and header row whose columns fit best, by the source's
 * saved mapping first, otherwise by the usual names of columns and the file's own name. Earlier decisions are kept;
 * ambiguities are returned as questions.
 */
export function suggestReading(
  seen: SeenFile,
  saved: Mapping | undefined,
  decided: Decided = {},
  known: KnownFile = {},
): Reading {
  const wanted = parts.filter((part) => decided.part === undefined || decided.part === part)
  const named = kindsOfName(known.name ?? '')
  const places = placesOf(seen, decided, known.ownNit)
  const candidates = places.flatMap((place) =>
    wanted.map((part) => {
      const found = suggestFields(part, place, saved)
      return { ...place, part, found, ...scoreOf(part, place, found, named.parts, saved) }
    }),
  )
  const ranked = candidates.toSorted((one, other) => other.score - one.score)
  const [best] = ranked
  const [first] = places
  if (!best || best.score <= 0)
    return {
      part: decided.part ?? 'account-statements',
      sheet: first?.sheet ?? null,
      headerLine: decided.headerLine ?? first?.headerLine ?? null,
      fields: best?.part === decided.part ? (best?.found.fields ?? {}) : {},
    }
  const { part, sheet, headerLine, found } = best
  const kind = decided.part === undefined ? kindDoubt(best, ranked, named) : undefined
  const doubts = [...(kind ? [kind] : []), ...found.doubts]
  return { part, sheet, headerLine, fields: found.fields, ...(doubts.length > 0 && { doubts }) }
}

function placesOf(
  { format, sheets }: SeenFile,
  { sheet, headerLine }: Decided,
  ownNit: string | null | undefined,
): HeaderPlace[] {
  const isJson = format === 'ndjson' || format === 'json'
  const wanted = sheets.filter(({ name }) => sheet === undefined || sheet === null || name === sheet)
  return wanted.flatMap(({ name, rows, sample = [], counts = [] }) =>
    rows
      .slice(0, headerDepth)
      .map((row, at) => ({ row, below: [...rows.slice(at + 1), ...sample] }))
      // JSON names its fields itself.
      .slice(0, isJson ? 1 : headerDepth)
      .filter(({ row }) => headerLine === undefined || headerLine === null || row.line === headerLine)
      .map(({ row, below }) => ({
        sheet: name,
        headerLine: isJson ? null : row.line,
        columns: new SeenColumns(distinctNames(row.cells), below, ownNit),
        counts,
      })),
  )
}

/** The score for a file name that matches the kind. */
const nameWorth = 20

/** Scores a kind: a file with all its required fields counts most, then the number of fields found. */
function scoreOf(
  part: Part,
  { columns }: HeaderPlace,
  { fields, named, isTemplate, doubts }: FoundFields,
  called: readonly Part[],
  saved: Mapping | undefined,
): Pick<Candidate, 'score' | 'share' | 'weight' | 'isSaved'> {
  const wanted = Object.entries<TargetField>(targets[part])
  const required = wanted.filter(([, { isRequired }]) => isRequired)
  // A field whose column is in question is still present.
  const isFound = (name: string) => fields[name] !== undefined || doubts.some(({ field }) => field === name)
  const found = required.filter(([name]) => isFound(name)).length
  const share = found / required.length
  const own = Object.entries(saved?.parts[part]?.fields ?? {}).filter(
    ([name, field]) => field.column !== undefined && fields[name]?.column === field.column,
  ).length
  const isSaved = own > 0
  const weight = isSaved || isTemplate ? 1 : weightOfKind(part, columns.names, called)
  if (found === 0 || named === 0) return { score: 0, share, weight, isSaved }
  // A kind with more required fields is stronger evidence than one with few.
  const told = (share === 1 ? 100 : share * 40) + required.length * share * 4 + named + own * 10
  return { score: told * weight + (called.includes(part) ? nameWorth : 0), share, weight, isSaved }
}
