import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'

/** The mails about change requests and requests about personal data. */
export const profileMailTexts = {
  facts: {
    number: fields.request,
    supplier: fields.supplier,
    person: 'Solicitada por',
    reason: fields.reason,
    asked: 'Solicitud sobre sus datos',
    words: fields.description,
    due: 'Respuesta a más tardar el',
    answer: fields.answer,
    change: '{antes} → {despues}',
  },
  change: {
    receivedSubject: 'Solicitud {numero}: cambio en los datos de {supplier}',
    receivedTitle: 'Se solicitó un cambio en los datos de su empresa',
    received:
      '{person} solicitó a {company} cambiar el registro de {supplier}. Nada cambia hasta que la compañía lo apruebe.',
    receivedSmall:
      'Este aviso llega a todos los usuarios principales. Si nadie de su empresa lo pidió, retire la solicitud en el portal y comuníquese con la compañía.',
    approvedSubject: 'Solicitud {numero} aprobada',
    approvedTitle: 'El registro de su empresa se actualizó',
    approved: '{company} aprobó la solicitud y actualizó el registro de {supplier}.',
    rejectedSubject: 'Solicitud {numero} rechazada',
    rejectedTitle: 'La solicitud de cambio no se aprobó',
    rejected: '{company} no aprobó la solicitud. El registro de {supplier} sigue igual.',
    oldContactSubject: 'El correo de contacto de {supplier} cambió',
    oldContactTitle: 'Este ya no es el correo de contacto',
    oldContact:
      '{company} aprobó la solicitud {numero} y cambió el correo de contacto de {supplier}. Este es el último aviso a esta dirección.',
    oldContactSmall: 'Si no reconoce este cambio, comuníquese de inmediato con la compañía.',
    see: 'Ver Mi empresa',
  },
  data: {
    kinds: {
      consulta: 'Consulta de datos personales',
      rectificacion: 'Rectificación de datos personales',
      revocacion: 'Revocación de la autorización',
    },
    receivedSubject: 'Recibimos su solicitud {numero}',
    receivedTitle: 'Recibimos su solicitud sobre sus datos personales',
    received:
      '{company} la responderá a más tardar el {date} ({days} {days:día hábil|días hábiles}, Ley 1581 de 2012).',
    revocation:
      'Cuando se tramite, su usuario no podrá iniciar sesión en el portal de {company}. Hasta entonces puede retirar la solicitud.',
    extendedSubject: 'Solicitud {numero}: plazo prorrogado',
    extendedTitle: 'La respuesta tomará más tiempo',
    extended: '{company} necesita más tiempo para responder. El nuevo plazo vence el {date}.',
    answeredSubject: 'Respuesta a su solicitud {numero}',
    answeredTitle: 'Respuesta a su solicitud sobre sus datos personales',
    answered: '{company} respondió su solicitud.',
    rejected: '{company} respondió que su solicitud no procede por la siguiente razón:',
    revoked:
      'Su usuario ya no puede iniciar sesión en el portal de {company}. Los documentos que la ley ordena conservar se guardan con uso restringido.',
    see: 'Ver mis solicitudes',
  },
  company: {
    subject: 'Por tramitar: {numero} de {supplier}',
    title: 'Hay una solicitud por tramitar',
    change: '{person}, de {supplier}, solicita cambiar el registro de su empresa.',
    data: '{person}, de {supplier}, ejerce un derecho sobre sus datos personales. El plazo legal vence el {date}.',
    open: actions.seeRequest,
    how: 'Se tramita con: npm run enlace -- requests show {numero} --company {id}',
  },
  withdrawn: {
    subject: 'Solicitud {numero} retirada',
    title: 'La solicitud se retiró',
    body: '{person} retiró la solicitud {numero}. No requiere trámite.',
  },
} as const
