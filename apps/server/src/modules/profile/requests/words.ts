import { companyProfileTexts as texts } from '@enlace/contract/profile/company-texts.ts'
import type { RecordField } from '@enlace/contract/profile/company-schemas.ts'
import { economicActivityName } from '@enlace/domain/catalogue/economic-activities.ts'
import { taxRegimes } from '@enlace/domain/catalogue/tax-regimes.ts'

/** What a company calls codes of its lists, where it calls them otherwise than the product or has them alone. */
export type OwnNames = ReadonlyMap<string, string>

/** The names that a company gave, for one that gave none. */
const noNames: OwnNames = new Map()

/** A value of the supplier's record as people read it: a code with its name, yes or no, or that there is none. */
export function recordText(field: RecordField, value: string | null, own = noNames): string {
  if (value === null || value === '') return texts.empty
  if (field === 'pyme') return value === 'true' ? texts.yes : texts.no
  if (field === 'id_actividad_economica') return withName(value, activityName(value, own))
  if (field === 'regimen_tributario_id') return withName(value, regimeName(value, own))
  return value
}

/** What an economic activity is called; null where its code is unknown. */
export function activityName(code: string, own = noNames): string | null {
  return own.get(`activity ${code}`) ?? economicActivityName(code) ?? null
}

/** What a tax regime is called; null where its code is unknown. */
export function regimeName(code: string, own = noNames): string | null {
  return own.get(`regime ${code}`) ?? taxRegimes.find(({ id }) => id === code)?.nombre ?? null
}

function withName(code: string, name: string | null): string {
  return name === null ? code : `${code} ${name}`
}
