import type { CalendarDate } from './calendar-date.ts'
import type { WithholdingConcept } from './withholding-concepts.ts'

/** What a company's own concept of ReteICA is called: the municipality (DIVIPOLA), and the activity (CIIU) if it is for one. */
const municipalCode = /^ica[.-]\d{5}([.-]\d{4})?([.-](compras|servicios))?$/i

/** Returns whether a code is of a municipality's ReteICA. */
export const isMunicipalConcept = (codigo: string): boolean => municipalCode.test(codigo)

/** Where an activity is carried out, what it is, and whether goods or services are bought. */
export interface MunicipalActivity {
  municipio: string
  ciiu: string | null
  compra: 'compras' | 'servicios'
}

/**
 * Returns the company's own concept of ReteICA for an activity on a day, the most particular first: `ica.11001.4663.compras`,
 * `ica.11001.4663`, `ica.11001.compras`, `ica.11001`. Undefined where the company has recorded none.
 */
export function municipalConcept(
  own: readonly WithholdingConcept[],
  { municipio, ciiu, compra }: MunicipalActivity,
  fecha: CalendarDate,
): WithholdingConcept | undefined {
  const activities = [...(ciiu === null ? [] : [`.${ciiu}`]), '']
  const codes = activities.flatMap((activity) => [
    `ica.${municipio}${activity}.${compra}`,
    `ica.${municipio}${activity}`,
  ])
  const holds = ({ desde, hasta }: WithholdingConcept) => desde <= fecha && (hasta === null || fecha <= hasta)
  return codes
    .map((code) => own.find((one) => one.codigo.toLowerCase().replaceAll('-', '.') === code && holds(one)))
    .find((one) => one !== undefined)
}

/** Returns a rate in per cent, as the catalogue has it, in per thousand: `0.966` is `9.66`. */
export function perThousand(percent: string): string {
  const [whole = '0', part = ''] = percent.split('.')
  const shifted = `${whole}${part.padEnd(1, '0').slice(0, 1)}.${part.slice(1)}`
  const [left = '', right = ''] = shifted.split('.')
  const trimmed = right.replace(/0+$/, '')
  return `${left.replace(/^0+(?=\d)/, '')}${trimmed === '' ? '' : `.${trimmed}`}`
}
