import { companyProfileTexts as texts } from '@enlace/contract/features/profile/company-texts'
import type { RecordField } from '@enlace/contract/features/profile/company-schemas'
import { economicActivityName } from '@enlace/domain/catalogue/economic-activities'
import { taxRegimes } from '@enlace/domain/catalogue/tax-regimes'

/** A value of the supplier's record as people read it: a code with its name, yes or no, or that there is none. */
export function recordText(field: RecordField, value: string | null): string {
  if (value === null || value === '') return texts.empty
  if (field === 'pyme') return value === 'true' ? texts.yes : texts.no
  if (field === 'id_actividad_economica') return withName(value, activityName(value))
  if (field === 'regimen_tributario_id') return withName(value, regimeName(value))
  return value
}

/** What an economic activity is called; null where its code is unknown. */
export function activityName(code: string): string | null {
  return economicActivityName(code) ?? null
}

/** What a tax regime is called; null where its code is unknown. */
export function regimeName(code: string): string | null {
  return taxRegimes.find(({ id }) => id === code)?.nombre ?? null
}

function withName(code: string, name: string | null): string {
  return name === null ? code : `${code} ${name}`
}
