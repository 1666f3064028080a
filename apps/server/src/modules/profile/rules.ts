import type { CompanyChangeBody, RecordField } from '@enlace/contract/profile/company-schemas.ts'
import { branchFields, recordRules } from '@enlace/contract/profile/company-schemas.ts'
import { companyProfileTexts } from '@enlace/contract/profile/company-texts.ts'
import { cities } from '@enlace/domain/catalogue/cities.ts'
import { activityName, type OwnNames, regimeName } from './requests/words.ts'

const { faults } = companyProfileTexts
const cityNames = new Set([...cities.values()].map(({ nombre }) => nombre))

/** Returns whether a city is in the country, by its name in the search. */
export function isCity(name: string): boolean {
  return cityNames.has(name)
}

/** Fields that a change may not empty. */
const needed: ReadonlySet<RecordField> = new Set([
  'nombre',
  'id_actividad_economica',
  'regimen_tributario_id',
  'pyme',
])

type Asked = CompanyChangeBody['changes'][number]

/**
 * Returns the faults of the requested changes, by form field; empty if valid. `own` has the company's own code names.
 */
export function faultsIn(changes: readonly Asked[], own: OwnNames): Record<string, string> {
  const seen = new Set<string>()
  const found: Record<string, string> = {}
  for (const change of changes) {
    const name = fieldName(change)
    const fault = seen.has(name) ? faults.unknown : faultIn(change, own)
    seen.add(name)
    if (fault !== undefined) found[name] = fault
  }
  return found
}

/** Returns the name of a field in the form; those of a branch include its id. */
function fieldName({ thirdId, field }: Pick<Asked, 'thirdId' | 'field'>): string {
  return thirdId === null ? field : `${field}_${thirdId}`
}

function faultIn({ thirdId, field, seen, after }: Asked, own: OwnNames): string | undefined {
  const isOfBranch = branchFields.some((known) => known === field)
  if (isOfBranch !== (thirdId !== null)) return faults.unknown
  if (after === seen) return faults.nothing
  if (after === null) return needed.has(field) ? faults.required : undefined
  const read = recordRules[field].safeParse(after)
  if (!read.success) return read.error.issues[0]?.message ?? faults.unknown
  return isKnown(field, after, own) ? undefined : faults.unknown
}

function isKnown(field: RecordField, value: string, own: OwnNames): boolean {
  if (field === 'ciudad') return isCity(value)
  if (field === 'pyme') return value === 'true' || value === 'false'
  if (field === 'id_actividad_economica') return activityName(value, own) !== null
  if (field === 'regimen_tributario_id') return regimeName(value, own) !== null
  return true
}
