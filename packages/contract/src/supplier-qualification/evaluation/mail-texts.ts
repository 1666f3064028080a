import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'

/** Mails about evaluations: to the company about a supplier's requests, to the supplier about responses. */
export const qualificationMailTexts = {
  facts: {
    number: fields.request,
    supplier: fields.supplier,
    person: fields.person,
    period: fields.period,
    score: fields.score,
    criteria: fields.criteria,
    words: fields.message,
    files: 'Archivos adjuntos',
    action: fields.action,
    responsible: fields.responsible,
    due: fields.date,
    decision: fields.answer,
  },
  wholeEvaluation: 'Toda la evaluación',
  scoreValue: '{puntaje} de 100 ({nivel})',
  asked: {
    subject: '{supplier} solicita revisar su evaluación ({numero})',
    title: 'Solicitud de revisión',
    body: '{person}, de {supplier}, solicita revisar la evaluación del {periodo}.',
    open: actions.seeRequest,
    how: 'Responda con: npm run enlace -- evaluations answer {numero} --company {id} --as su@correo.co --text "…"; decida con accept o refuse.',
  },
  written: {
    subject: '{supplier} escribió en la solicitud {numero}',
    title: 'Nuevo mensaje en una solicitud de revisión',
    body: '{person}, de {supplier}, agregó un mensaje a la solicitud {numero}.',
  },
  withdrawn: {
    subject: '{supplier} retiró la solicitud {numero}',
    title: 'Solicitud de revisión retirada',
    body: '{person}, de {supplier}, retiró la solicitud {numero}. No requiere respuesta.',
  },
  evidence: {
    subject: '{supplier} envió la evidencia de una acción de mejora',
    title: 'Evidencia de un plan de mejora',
    body: '{person}, de {supplier}, envió la evidencia de una acción del plan de mejora del {periodo}.',
    open: 'Ver la evidencia',
    how: 'Véala con: npm run enlace -- evaluations actions --company {id}',
  },
  answered: {
    subject: '{company} respondió su solicitud {numero}',
    title: 'Respuesta a su solicitud de revisión',
    body: '{company} respondió la solicitud {numero} sobre la evaluación del {periodo}.',
    see: actions.seeRequest,
  },
  accepted: {
    subject: '{company} aceptó su solicitud {numero}',
    title: 'Solicitud de revisión aceptada',
    body: '{company} aceptó la solicitud {numero}, sobre la evaluación del {periodo}. Cuando publique la evaluación corregida se lo avisaremos.',
    see: actions.seeRequest,
  },
  refused: {
    subject: '{company} negó su solicitud {numero}',
    title: 'Solicitud de revisión negada',
    body: '{company} mantiene la evaluación del {periodo}. El motivo está en su respuesta.',
    see: actions.seeRequest,
  },
  actionDone: {
    subject: '{company} marcó como cumplida una acción de mejora',
    title: 'Acción de mejora cumplida',
    body: '{company} revisó la evidencia y marcó la acción como cumplida.',
    see: 'Ver el plan de mejora',
  },
  actionReturned: {
    subject: '{company} devolvió la evidencia de una acción de mejora',
    title: 'Evidencia devuelta',
    body: '{company} revisó la evidencia y pide completarla.',
    see: 'Ver el plan de mejora',
  },
} as const
