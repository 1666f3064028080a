import {
  type IdentificationReason,
  type IdentificationType,
  identificationTypes,
} from '@enlace/domain/catalogue/identification-types.ts'
import { fill } from '../fill.ts'
import { identificationTexts as texts } from './identification-texts.ts'

/** Returns the message for an invalid document number of that kind; a company may have kinds of its own. */
export function identificationFault(
  reason: IdentificationReason,
  idDocument: string,
  types: readonly IdentificationType[] = identificationTypes,
): string {
  const type = types.find(({ id }) => id === idDocument)
  const { nombre = '', from = 0, to = 0 } = type ?? {}
  const sentence = reason === 'wrong-length' && from === to ? 'exact-length' : reason
  return fill(texts[sentence], { type: nombre, from, to })
}
