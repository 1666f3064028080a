import { isCheckDigitRight } from '../nit.ts'
import type { Option } from './option.ts'

/** A kind of identity document: how long its number is, and whether it holds letters. */
export interface IdentificationType extends Option {
  readonly digits: readonly [from: number, to: number]
}

/** The DIAN's document types (Anexo Técnico 1.9, table 13.2.1), those of a supplier's contact person first. */
export const identificationTypes: readonly IdentificationType[] = [
  { id: '13', nombre: 'Cédula de ciudadanía', digits: [3, 10] },
  { id: '22', nombre: 'Cédula de extranjería', digits: [3, 10] },
  { id: '48', nombre: 'PPT (Permiso por Protección Temporal)', digits: [5, 10] },
  { id: '47', nombre: 'PEP (Permiso Especial de Permanencia)', digits: [15, 15] },
  { id: '41', nombre: 'Pasaporte', digits: [5, 15] },
  { id: '31', nombre: 'NIT', digits: [4, 11] },
  { id: '12', nombre: 'Tarjeta de identidad', digits: [10, 11] },
  { id: '21', nombre: 'Tarjeta de extranjería', digits: [3, 12] },
  { id: '42', nombre: 'Documento de identificación extranjero', digits: [3, 15] },
  { id: '50', nombre: 'NIT de otro país', digits: [3, 15] },
  { id: '91', nombre: 'NUIP', digits: [10, 11] },
  { id: '11', nombre: 'Registro civil de nacimiento', digits: [8, 11] },
]

/** Why a number cannot be the one of a document of that kind. */
export type IdentificationReason = 'unknown-type' | 'not-digits' | 'wrong-length' | 'check-digit-mismatch'

/**
 * What is wrong with the number of a document, nothing where it may be right. The registration takes digits only
 * (specification 5); a NIT carries its check digit as the last one.
 */
export function refuseIdentification(idDocument: string, document: string): IdentificationReason | undefined {
  const type = identificationTypes.find(({ id }) => id === idDocument)
  if (type === undefined) return 'unknown-type'
  if (!/^\d+$/.test(document)) return 'not-digits'
  const [from, to] = type.digits
  if (document.length < from || document.length > to) return 'wrong-length'
  if (idDocument === '31' && !isCheckDigitRight(document.slice(0, -1), document.slice(-1))) {
    return 'check-digit-mismatch'
  }
  return undefined
}
