import { isCheckDigitRight } from '../nit.ts'
import types from './identification-types.json' with { type: 'json' }
import type { Option } from './option.ts'

/** A kind of identity document, with the number of digits. */
export interface IdentificationType extends Option {
  readonly from: number
  readonly to: number
}

/** The DIAN's document types (Anexo Técnico 1.9, table 13.2.1), those of a supplier's contact person first. */
export const identificationTypes: readonly IdentificationType[] = types

/** Why a number is invalid for a document type. */
export type IdentificationReason = 'unknown-type' | 'not-digits' | 'wrong-length' | 'check-digit-mismatch'

/**
 * Returns why a document number is invalid, or undefined. The registration takes digits only (specification 5); a NIT
 * ends with its check digit. A company may have types of its own.
 */
export function refuseIdentification(
  idDocument: string,
  document: string,
  types: readonly Pick<IdentificationType, 'id' | 'from' | 'to'>[] = identificationTypes,
): IdentificationReason | undefined {
  const type = types.find(({ id }) => id === idDocument)
  if (type === undefined) return 'unknown-type'
  if (!/^\d+$/.test(document)) return 'not-digits'
  if (document.length < type.from || document.length > type.to) return 'wrong-length'
  if (idDocument === '31' && !isCheckDigitRight(document.slice(0, -1), document.slice(-1))) {
    return 'check-digit-mismatch'
  }
  return undefined
}
