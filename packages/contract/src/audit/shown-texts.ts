import { auditActTexts } from './act-texts.ts'

/** The sentences of acts that are no longer written, by the prefix of their name. */
const kindTexts: readonly (readonly [start: string, text: string])[] = [
  ['refused:', 'Acceso negado'],
  ['bank-account:', 'Cambió el estado de una solicitud de cuenta bancaria'],
  ['required-document:', 'Decidió sobre un documento exigido'],
  ['contract-policy:', 'Decidió sobre una póliza'],
  ['registration:', 'Cambió el estado de una solicitud de registro'],
  ['profile-request:', 'Cambió el estado de una solicitud de cambio de datos'],
  ['improvement-action:', 'Cambió el estado de una acción de mejora'],
  ['evaluation-review:', 'Cambió el estado de una solicitud de revisión de la calificación'],
  ['email:', 'Cambio de correo'],
  ['event-', 'Cambió un evento'],
  ['certificates-', 'Ordenó expedir certificados'],
  ['paper-signer', 'Cambió la firma de los documentos'],
]

/** Returns the sentence of an act, or that of its kind; never contains the stored name. */
export function auditActText(action: string): string {
  return auditActTexts[action] ?? kindTexts.find(([start]) => action.startsWith(start))?.[1] ?? 'Otra acción'
}
