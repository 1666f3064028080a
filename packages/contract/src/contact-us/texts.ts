import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as sentences from '../core/words/sentence-texts.ts'

/** Texts of the contact form, `/contact-us` (spec 2, 5 and 8). */
export const contactUsTexts = {
  title: 'Contáctenos',
  intro: 'Escríbanos y {company} le responderá por el medio que usted elija.',
  required: sentences.requiredFields,
  sidebar: 'Datos de contacto',
  sidebarEmpty: 'Escríbanos en el formulario; el área encargada recibirá su mensaje.',
  you: 'Sus datos',
  yourMessage: 'Su mensaje',
  labels: {
    name: 'Nombre(s)',
    surname: 'Apellido(s)',
    email: fields.email,
    indicative: fields.dialCode,
    phone: 'Teléfono Móvil',
    city: fields.city,
    company: fields.business,
    'job-title': fields.jobTitle,
    subject: fields.subject,
    'related-to': 'Relacionado con',
    'affair-contact': 'Medio de contacto',
    message: fields.message,
    schedule: 'Horario de contacto',
    'check-acepto': 'Aceptar términos y condiciones',
    'check-autorizo': 'Autorizar el tratamiento de datos personales',
    captcha: 'Verificación',
  },
  hints: {
    indicative: 'Colombia: 57',
    phone: '10 dígitos',
    schedule: 'Horario en que prefiere la respuesta',
    message: 'Hasta {n} caracteres',
  },
  choose: actions.choose,
  /** The words around the link to the terms, which opens in another tab. */
  terms: { before: 'Acepto los ', link: 'términos y condiciones' },
  privacy: {
    before: 'Autorizo el tratamiento de mis datos según la ',
    link: 'política de tratamiento de datos',
  },
  submit: 'Enviar',
  sending: 'Enviando el mensaje…',
  /** The missing fields, shown while the button is disabled. */
  missing: 'Para enviar falta: {fields}.',
  ready: 'Todo listo para enviar.',
  loading: 'Cargando el formulario',
  listsFailed: 'No se pudieron cargar las listas del formulario.',
  retry: actions.retry,
  /** Replaces the form if the company offers no subject or no way of answering. */
  closed: {
    title: 'El formulario no está disponible',
    reachable: '{company} no recibe mensajes por este formulario en este momento. Use los datos de contacto.',
    message: '{company} no recibe mensajes por este formulario en este momento. Intente de nuevo más tarde.',
  },
  /** Contact success (spec 8). */
  success: 'El correo se ha enviado correctamente',
  received: 'Recibimos su mensaje con el número {number}. Enviamos una confirmación a {email}.',
  faults: {
    /** The specification's messages (spec 5, Contact form), its spelling included. */
    required: 'Es obligatorio',
    email: 'Formato invalido',
    phone: 'El Teléfono Móvil debe tener 10 digitos',
    letters: 'Escriba solo letras y espacios.',
    indicative: 'Escriba solo números, cuatro como máximo.',
    long: 'Escriba {n} {n:carácter|caracteres} como máximo.',
    gone: 'Esta opción ya no está en la lista. Elija otra.',
  },
  mail: {
    subject: 'Mensaje {number}: {affair}',
    title: 'Nuevo mensaje de contacto',
    intro:
      '{person} escribió desde el formulario de contacto del portal. Al responder este correo le responde a esa persona.',
    number: fields.number,
    consent: 'Aceptó los términos y autorizó el tratamiento de sus datos personales al enviar el mensaje.',
    receiptSubject: 'Recibimos su mensaje {number}',
    receiptTitle: 'Recibimos su mensaje',
    receipt:
      'Su mensaje a {company} quedó registrado con el número {number}. Le responderemos por el medio que eligió: {channel}.',
    date: fields.date,
    unexpected: 'Si no escribió a {company}, ignore este correo.',
  },
} as const
