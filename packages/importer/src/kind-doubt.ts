import type { kindsOfName } from './core/mapping/kind-words.ts'
import type { Part } from './core/mapping/mapping.ts'
import { targets, type TargetField } from './core/mapping/targets.ts'
import {
  examplesOf,
  mostExamples,
  mostOptions,
  type MappingDoubt,
  type MappingOption,
} from './mapping-doubt.ts'
import type { FoundFields, HeaderPlace } from './suggest-fields.ts'

/** A possible kind of a file, with its score. */
export interface Candidate extends HeaderPlace {
  part: Part
  found: FoundFields
  score: number
  /** The share of the required fields that were found. */
  share: number
  /** The weight against it: 1 if there is no evidence against it. */
  weight: number
  /** The source's saved mapping names its columns. */
  isSaved: boolean
}

/** The question on a file's kind, or undefined if columns and name agree, or the source's mapping determines it. */
export function kindDoubt(
  best: Candidate,
  ranked: readonly Candidate[],
  { parts: called, isForeign }: ReturnType<typeof kindsOfName>,
): MappingDoubt | undefined {
  if (best.isSaved) return undefined
  const others = kindsBeside(best, ranked)
  const differs = isForeign || (called.length > 0 && !called.includes(best.part) && !best.found.isTemplate)
  if (differs) {
    const meant = others.filter(({ part }) => called.includes(part))
    const options = [best, ...(meant.length > 0 ? meant : others)]
    return { reason: 'kind-name-differs', field: null, options: shown(options) }
  }
  // All required fields of another kind are present, and only words contradict it: the kind is ambiguous.
  const rival = others.find(({ share, score }) => share === 1 && score > 0)
  const isUnsure = best.weight < 1 || (best.share < 1 && !called.includes(best.part) && rival !== undefined)
  return isUnsure ? { reason: 'kind-unsure', field: null, options: shown([best, ...others]) } : undefined
}

/** The best place of each other kind, the best kind first. */
function kindsBeside(best: Candidate, ranked: readonly Candidate[]): Candidate[] {
  const kinds = new Map<Part, Candidate>()
  for (const one of ranked)
    if (one.part !== best.part && one.score > 0 && !kinds.has(one.part)) kinds.set(one.part, one)
  return [...kinds.values()]
}

const shown = (candidates: readonly Candidate[]): MappingOption[] =>
  candidates.slice(0, mostOptions).map(({ part, found, columns }) => ({
    part,
    examples: Object.entries<TargetField>(targets[part])
      .toSorted(([, one], [, other]) => Number(other.isRequired) - Number(one.isRequired))
      .flatMap(([name]) => found.fields[name]?.column ?? [])
      .slice(0, mostExamples)
      .map((column) => {
        const [cell = ''] = examplesOf(columns.cells[columns.header.indexOf(column)] ?? [])
        return cell === '' ? column : `${column}: ${cell}`
      }),
  }))
