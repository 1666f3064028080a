import { companyProfileTexts as texts } from '@enlace/contract/profile/company-texts.ts'
import type { RecordField } from '@enlace/contract/profile/company-schemas.ts'
import { economicActivityName } from '@enlace/domain/catalogue/economic-activities.ts'
import { taxRegimes } from '@enlace/domain/catalogue/tax-regimes.ts'

/** The company's own names for codes of its lists. */
export type OwnNames = ReadonlyMap<string, string>

/** The names of a company without own names. */
const noNames: OwnNames = new Map()

/** Formats a value of the supplier's record: a code with its name, yes or no, or none. */
export function recordText(field: RecordField, value: string | null, own = noNames): string {
  if (value === null || value === '') return texts.empty
  if (field === 'pyme') return value === 'true' ? texts.yes : texts.no
  if (field === 'id_actividad_economica') return withName(value, activityName(value, own))
  if (field === 'regimen_tributario_id') return withName(value, regimeName(value, own))
  return value
}

/** Returns the name of an economic activity; null for an unknown code. */
export function activityName(code: string, own = noNames): string | null {
  return own.get(`activity ${code}`) ?? economicActivityName(code) ?? null
}

/** Returns the name of a tax regime; null for an unknown code. */
export function regimeName(code: string, own = noNames): string | null {
  return own.get(`regime ${code}`) ?? taxRegimes.find(({ id }) => id === code)?.nombre ?? null
}

function withName(code: string, name: string | null): string {
  return name === null ? code : `${code} ${name}`
}
