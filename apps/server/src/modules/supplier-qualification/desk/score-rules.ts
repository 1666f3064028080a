import { fill } from '@enlace/contract/core/fill.ts'
import type { QualificationForm } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import type { Scores } from '@enlace/contract/supplier-qualification/desk/schemas.ts'
import { qualificationDeskTexts } from '@enlace/contract/supplier-qualification/desk/texts.ts'
import { criterionScore } from '@enlace/domain/qualification.ts'

const { faults } = qualificationDeskTexts

/** Returns the faults of scores by criterion: values above the maximum, or missing items. */
export function scoreFaults(
  { criterios }: QualificationForm,
  { criterios: given }: Scores,
): Record<string, string> {
  const known = new Map(criterios.map((criterion) => [criterion.id, criterion]))
  const wrong: Record<string, string> = {}
  for (const [id, { valores }] of Object.entries(given)) {
    const criterion = known.get(id)
    if (!criterion) {
      wrong['observacion'] = faults.criterion
      continue
    }
    const { nombre, items, maximo } = criterion
    if (valores.length !== 0 && valores.length !== Math.max(1, items.length)) wrong[id] = faults.partial
    else if (!isWithin(valores, maximo)) wrong[id] = fill(faults.valueHigh, { criterio: nombre, maximo })
  }
  return wrong
}

function isWithin(values: readonly (string | null)[], highest: number): boolean {
  try {
    criterionScore(values, highest)
    return true
  } catch (fault) {
    if (fault instanceof RangeError) return false
    throw fault
  }
}
