import { identificationTypes, type IdentificationReason } from '@enlace/domain/catalogue/identification-types'
import { fill } from '../fill.ts'
import { identificationTexts as texts } from './identification-texts.ts'

/** Says why a number cannot be the one of a document of that kind. */
export function identificationFault(reason: IdentificationReason, idDocument: string): string {
  const type = identificationTypes.find(({ id }) => id === idDocument)
  const { nombre = '', from = 0, to = 0 } = type ?? {}
  const sentence = reason === 'wrong-length' && from === to ? 'exact-length' : reason
  return fill(texts[sentence], { type: nombre, from, to })
}
