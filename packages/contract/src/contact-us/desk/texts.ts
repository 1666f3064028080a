import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'
import * as states from '../../core/words/state-texts.ts'

/** The inbox of the contact form. */
export const contactDeskTexts = {
  title: places.contactMessages,
  counted: '{n} {n:mensaje|mensajes}',
  description: 'Mensajes del formulario Contáctenos. Los mensajes sin responder aparecen primero.',
  search: 'Buscar por número, persona, correo, empresa o texto',
  date: states.recibido,
  table: places.contactMessages,
  affair: fields.subject,
  anyAffair: 'Todos los asuntos',
  states: fields.state,
  numero: fields.shortNumber,
  persona: fields.person,
  empresa: fields.business,
  asunto: fields.subject,
  mensaje: fields.message,
  responsable: fields.responsible,
  recibido: states.recibido,
  estado: fields.state,
  neverAny: 'Aún no hay mensajes.',
  neverAnyHint: 'Los mensajes del formulario Contáctenos aparecen aquí.',
} as const

/** One message of the contact form. */
export const contactMessageTexts = {
  title: 'Mensaje {numero}',
  breadcrumb: fields.breadcrumb,
  who: fields.sender,
  person: fields.person,
  email: fields.mail,
  phone: fields.phone,
  company: fields.business,
  job: fields.jobTitle,
  city: fields.city,
  affair: fields.subject,
  related: 'Relacionado con',
  through: 'Medio de respuesta',
  schedule: fields.hours,
  received: 'Recibido el',
  message: fields.message,
  history: 'Respuestas y notas',
  noHistory: 'Aún no hay respuestas.',
  kinds: { respuesta: 'Respuesta por correo', nota: 'Nota interna' },
  answer: 'Responder por correo',
  answerHint: 'Se envía a {correo}. Si la persona responde, su correo llega al de la compañía.',
  note: 'Nota interna',
  noteHint: 'Solo la ve el equipo de la compañía.',
  words: fields.answer,
  noteWords: 'Nota',
  closes: 'Cerrar el mensaje al enviar',
  send: 'Enviar respuesta',
  addNote: 'Guardar nota',
  close: 'Cerrar el mensaje',
  reopen: 'Reabrir',
  sent: 'La respuesta se envió a {correo}.',
  noted: 'Nota guardada.',
  closed: 'Mensaje cerrado.',
  reopened: 'Mensaje reabierto.',
  isClosed: 'El mensaje está cerrado. Reábralo para responder.',
  stale: 'Hubo cambios mientras usted escribía. Revíselos arriba; su texto se conserva.',
  faults: {
    required: 'Escriba el texto.',
    long: 'Escriba 4.000 caracteres como máximo.',
  },
} as const

/** The mail that answers a message. */
export const contactReplyMailTexts = {
  subject: 'Respuesta a su mensaje {numero}: {asunto}',
  title: 'Respuesta a su mensaje',
  intro: '{autor}, de {company}, responde el mensaje que usted envió el {fecha}.',
  answer: fields.answer,
  number: fields.message,
  affair: fields.subject,
  closed: 'Con esta respuesta damos por atendido su mensaje.',
} as const
