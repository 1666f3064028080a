import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as sentences from '../../core/words/sentence-texts.ts'
import * as states from '../../core/words/state-texts.ts'

/** The screen of the contact form's lists and readers. */
export const contactListsTexts = {
  title: 'Listas de contacto',
  description: 'Opciones del formulario de contacto y destinatarios de los mensajes.',
  tabs: 'Listas y destinatarios',
  lists: {
    affairs: {
      title: 'Asuntos',
      intro: 'Asuntos de los mensajes. Cada asunto define sus destinatarios.',
      none: 'Active al menos un asunto para recibir mensajes del formulario de contacto.',
      add: 'Agregar asunto',
    },
    'related-to': {
      title: 'Relacionado con',
      intro: 'Temas relacionados con el mensaje. El campo es opcional para el proveedor.',
      none: 'La lista no se muestra en el formulario.',
      add: 'Agregar opción',
    },
    'contact-through': {
      title: 'Medios de respuesta',
      intro: 'Medios por los que el proveedor puede recibir la respuesta.',
      none: 'Active al menos un medio para recibir mensajes del formulario de contacto.',
      add: 'Agregar medio',
    },
  },
  readers: {
    title: 'Destinatarios de los mensajes',
    intro: 'Los asuntos sin destinatarios propios llegan a los destinatarios generales.',
    add: 'Agregar destinatario',
    none: 'Agregue al menos un destinatario para recibir los mensajes del formulario.',
    subject: fields.subject,
    all: 'Todos los demás',
    isPublic: 'Mostrarlo en la página de contacto',
  },
  questions: {
    title: 'Destinatarios de las consultas',
    intro:
      'Consultas sobre documentos. Los temas sin destinatarios propios llegan a los destinatarios generales.',
    add: 'Agregar destinatario',
    none: 'Agregue al menos un destinatario para recibir las consultas por correo.',
    topic: 'Tema',
    all: 'Todos los demás',
  },
  suggested: 'Usar las listas sugeridas',
  name: fields.name,
  email: fields.email,
  option: 'Opción {n}',
  retired: states.withdrawn,
  retireShort: actions.withdraw,
  offerShort: 'Ofrecer',
  retire: 'Retirar {nombre}',
  offer: 'Volver a ofrecer {nombre}',
  up: actions.moveUpNombre,
  down: actions.moveDownNombre,
  moved: '{nombre}: posición {n} de {total}',
  remove: actions.removeNombre,
  saved: 'Las listas y los destinatarios se guardaron.',
} as const

/** The errors of a list, each with its remedy. */
export const contactListFaults = {
  name: 'Escriba el nombre.',
  long: 'Escriba como máximo 200 caracteres.',
  email: sentences.writeEmail,
  twice: 'Ya está en la lista: escriba otro.',
  gone: 'Elija otro asunto: este ya no está en la lista.',
} as const
