import * as states from '../core/words/state-texts.ts'
import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'

/** Requests to review an evaluation. */
export const reviewTexts = {
  title: 'Solicitudes de revisión',
  none: 'No ha solicitado revisar esta evaluación.',
  ask: 'Solicitar revisión',
  until: 'Puede solicitarla hasta el {fecha}.',
  against: {
    late: 'El plazo para solicitar la revisión venció el {fecha}.',
    open: 'Ya hay una solicitud en trámite. Escriba en ella si desea agregar información.',
    replaced: 'Esta evaluación ya tiene una versión corregida.',
    'read-only': 'Su usuario es de solo consulta. Pida al usuario principal de su empresa que la solicite.',
  },
  number: fields.request,
  state: fields.state,
  criteria: fields.criteria,
  whole: 'Toda la evaluación',
  person: 'Solicitó',
  asked: fields.date,
  messages: 'Mensajes',
  dialog: {
    title: 'Solicitar revisión de la evaluación',
    intro:
      'Explique qué no corresponde y por qué. {company} responderá en esta página y le avisará por correo.',
    criteria: 'Criterios que pide revisar',
    criteriaHint: 'Si no elige ninguno, la solicitud es sobre toda la evaluación.',
    message: 'Motivo de la solicitud',
    messageHint: 'Hasta {n} caracteres. Cite los documentos de soporte.',
    files: 'Soportes',
    send: 'Enviar solicitud',
    close: actions.close,
    sent: 'Solicitud {numero} enviada.',
  },
  page: {
    title: 'Solicitud de revisión {numero}',
    about: 'La solicitud',
    evaluation: 'Evaluación',
    evaluationOf: '{periodo}: {puntaje} {puntaje:punto|puntos}, {nivel}',
    decision: 'Decisión de la compañía',
    decided: states.decided,
    corrected: 'La compañía publicó una versión corregida de la evaluación.',
    seeCorrected: 'Ver la evaluación corregida',
    reply: 'Agregar un mensaje',
    message: fields.message,
    send: 'Enviar mensaje',
    sent: 'Mensaje enviado.',
    withdraw: 'Retirar la solicitud',
    withdrawQuestion: '¿Retirar la solicitud {numero}? La evaluación no cambiará.',
    withdrawn: 'Solicitud retirada.',
    keep: 'Mantenerla',
    over: 'La solicitud terminó y no recibe más mensajes.',
    readOnly: 'Su usuario es de solo consulta.',
    you: 'Su empresa',
    company: fields.theCompany,
  },
} as const
