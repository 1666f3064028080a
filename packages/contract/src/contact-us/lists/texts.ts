import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as sentences from '../../core/words/sentence-texts.ts'
import * as states from '../../core/words/state-texts.ts'

/** The screen of the contact form's lists and of who reads what comes in. */
export const contactListsTexts = {
  title: 'Listas de contacto',
  description: 'Qué ofrece el formulario de contacto y a quién de la compañía le llega cada mensaje.',
  tabs: 'Listas y destinatarios',
  lists: {
    affairs: {
      title: 'Asuntos',
      intro: 'De qué puede tratar un mensaje. El asunto decide quién lo recibe.',
      none: 'Sin asuntos activos nadie puede enviar el formulario de contacto.',
      add: 'Agregar asunto',
    },
    'related-to': {
      title: 'Relacionado con',
      intro: 'Con qué se relaciona un mensaje. Es opcional para quien escribe.',
      none: 'La lista no se muestra en el formulario.',
      add: 'Agregar opción',
    },
    'contact-through': {
      title: 'Medios de respuesta',
      intro: 'Por dónde quiere recibir la respuesta quien escribe.',
      none: 'Sin medios activos nadie puede enviar el formulario de contacto.',
      add: 'Agregar medio',
    },
  },
  readers: {
    title: 'Quién recibe mensajes',
    intro: 'Un asunto sin destinatarios propios llega a quienes reciben todos los demás.',
    add: 'Agregar destinatario',
    none: 'Nadie recibe los mensajes del formulario: agregue al menos un destinatario.',
    subject: fields.subject,
    all: 'Todos los demás',
    isPublic: 'Mostrarlo en la página de contacto',
  },
  questions: {
    title: 'Quién recibe consultas',
    intro: 'Consultas sobre documentos. Un tema sin destinatarios propios llega a quienes reciben los demás.',
    add: 'Agregar destinatario',
    none: 'Nadie recibe las consultas por correo: agregue al menos un destinatario.',
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
  up: 'Subir {nombre}',
  down: 'Bajar {nombre}',
  moved: '{nombre}: posición {n} de {total}',
  remove: actions.removeNombre,
  unsaved: sentences.unsavedChanges,
  save: 'Guardar listas',
  discard: actions.discard,
  saved: 'Las listas y los destinatarios se guardaron.',
} as const

/** What is wrong with a list, and what to do. */
export const contactListFaults = {
  name: 'Escriba el nombre.',
  long: 'Escriba como máximo 200 caracteres.',
  email: sentences.writeEmail,
  twice: 'Ya está en la lista: escriba otro.',
  gone: 'Elija otro asunto: este ya no está en la lista.',
} as const
