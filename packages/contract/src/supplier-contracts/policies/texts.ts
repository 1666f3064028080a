import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as states from '../../core/words/state-texts.ts'

/** Policies of a contract: required, in force and submitted. */
export const policyTexts = {
  tab: 'Pólizas',
  intro:
    'Amparos exigidos en el contrato, con la póliza vigente y las que usted ha enviado. La póliza aprobada sigue vigente mientras la compañía revisa la nueva.',
  none: 'Este contrato no exige pólizas.',
  demandedValue: 'Valor exigido',
  demandedUntil: 'Vigencia exigida hasta',
  inForce: 'Póliza vigente',
  nothingInForce: 'No hay una póliza aprobada para este amparo.',
  number: 'N.º de póliza',
  insurer: 'Aseguradora',
  value: 'Valor asegurado',
  term: fields.validity,
  termDays: '{desde} – {hasta}',
  approved: states.approved,
  notApproved: 'Sin aprobar',
  short: 'El valor asegurado es menor que el exigido.',
  early: 'La vigencia termina antes de lo exigido.',
  versions: 'Versiones enviadas',
  version: 'Versión {n} · {numero}',
  sentBy: 'Enviada por {persona} el {instant}',
  reviewedAt: 'Revisada el {instant}',
  reason: fields.reasonGiven,
  thread: 'Ver la consulta',
  upload: 'Subir póliza',
  uploadFor: 'Subir póliza de {amparo}',
  uploadNew: 'Subir nueva versión',
  uploadNewFor: 'Subir nueva versión de la póliza de {amparo}',
  download: 'Descargar {name}',
  readOnly: 'Su usuario es de solo consulta. Pida al usuario principal de su empresa que suba la póliza.',
  settled: 'El contrato está liquidado: ya no recibe pólizas.',
} as const

/** The states of a policy version. */
export const policyVersionStateTexts = {
  en_revision: states.inReview,
  aprobada: states.approved,
  rechazada: states.rejected,
  reemplazada: 'Reemplazada',
} as const

/** The form of a policy. */
export const policyFormTexts = {
  title: 'Póliza de {amparo}',
  intro: 'La compañía revisará la póliza y le avisará. Mientras tanto sigue vigente la póliza aprobada.',
  demands: 'El contrato exige {exigencia}.',
  demandsValue: 'un valor asegurado de {valor}',
  demandsUntil: 'vigencia hasta el {fecha}',
  number: 'Número de la póliza',
  insurer: 'Aseguradora',
  value: 'Valor asegurado',
  valueHint: 'Por ejemplo, 25.000.000',
  from: 'Vigente desde',
  until: fields.validUntil,
  files: 'Póliza y recibo de pago de la prima',
  send: 'Enviar póliza',
  close: actions.close,
  sent: 'La póliza quedó en revisión. Le avisaremos cuando la compañía la apruebe o la rechace.',
  faults: {
    number: 'Ingrese el número de la póliza.',
    numberLong: 'Escriba 40 caracteres como máximo.',
    insurer: 'Ingrese la aseguradora.',
    insurerLong: 'Escriba 80 caracteres como máximo.',
    value: 'Ingrese el valor asegurado, mayor que cero.',
    valueLarge: 'El valor asegurado es demasiado grande.',
    valueDecimals: 'Escriba el valor con dos decimales como máximo.',
    day: 'Ingrese la fecha.',
    order: 'La fecha final no puede ser anterior a la inicial.',
    file: 'Adjunte la póliza.',
  },
} as const

/** The company's decision, for the supplier. */
export const policyReviewTexts = {
  aprobada: 'Póliza aprobada: {amparo}.',
  rechazada: 'Póliza rechazada: {amparo}. {motivo}',
  document: 'la póliza de {amparo} del contrato {numero}',
} as const

/** The first message of a policy's thread. */
export const policyMessageTexts = {
  first: 'Póliza enviada: {amparo}',
  facts: 'N.º {numero} de {aseguradora}, por {valor}, vigente del {desde} al {hasta}.',
  review: 'Está pendiente de revisión.',
} as const
