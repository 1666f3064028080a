import { toldOf } from './core/evidence/column-evidence.ts'
import { DayEvidence } from './core/evidence/day-evidence.ts'
import { NumberEvidence } from './core/evidence/number-evidence.ts'
import type { FieldMapping } from './core/mapping/mapping.ts'

/** A field with its detected format. */
export interface SuggestedField extends FieldMapping {
  /** The cells do not show their format, or contradict each other: the user has to choose. */
  untold?: 'missing' | 'mixed'
}

/**
 * The fields with the number and date formats of their columns. An ambiguous column follows the others of its file; if
 * all are ambiguous, that is reported instead of guessed.
 */
export function withForms(
  fields: ReadonlyMap<string, SuggestedField>,
  places: ReadonlyMap<string, number>,
  columns: readonly (readonly string[])[],
): Record<string, SuggestedField> {
  const numbers = new Map<string, NumberEvidence>()
  const days = new Map<string, DayEvidence>()
  for (const [name, { kind }] of fields) {
    const cells = columns[places.get(name) ?? -1] ?? []
    if (kind === 'decimal' || kind === 'money' || kind === 'rate')
      numbers.set(name, shown(new NumberEvidence(), cells))
    if (kind === 'date') days.set(name, shown(new DayEvidence(), cells))
  }
  const formOf = (name: string): Pick<SuggestedField, 'decimalMark' | 'dateOrder' | 'untold'> => {
    const [number, day] = [numbers.get(name), days.get(name)]
    if (number) {
      const mark = toldOf(number.told, numbers.values())
      return mark === '.' || mark === ',' ? { decimalMark: mark } : untold(number.either, mark)
    }
    if (!day) return {}
    const order = toldOf(day.told, days.values())
    return order === 'missing' || order === 'mixed' ? untold(day.either, order) : { dateOrder: order }
  }
  return Object.fromEntries(
    [...fields].map(([name, field]) => [name, places.has(name) ? { ...field, ...formOf(name) } : field]),
  )
}

function shown<Evidence extends { see: (text: string) => void }>(
  evidence: Evidence,
  cells: readonly string[],
): Evidence {
  for (const cell of cells) evidence.see(cell)
  return evidence
}

/** If no cell is ambiguous there is nothing to decide. */
const untold = (either: number, told: 'missing' | 'mixed') => (either === 0 ? {} : { untold: told })
