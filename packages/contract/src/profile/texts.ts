import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as sentences from '../core/words/sentence-texts.ts'

/** The frame of 'Mis Datos' (screens 2.14), and the tab of the person's own data. */
export const profileTexts = {
  title: 'Mis Datos',
  description: 'Sus datos de contacto, la seguridad de su ingreso y lo que la compañía tiene registrado.',
  tabs: 'Secciones de Mis Datos',
  person: 'Mis datos',
  security: 'Seguridad',
  notifications: places.notifications,
  company: 'Mi empresa',
  bankAccounts: places.bankAccounts,
  documents: places.documents,
  progress: {
    title: 'Su avance',
    profile: 'Su perfil',
    profileLabel: 'Datos de contacto completos',
    complete: 'Sus datos de contacto están completos.',
    missing: 'Por completar: {fields}.',
    documents: 'Documentos de su empresa',
    open: 'Ver los documentos',
  },
  form: {
    title: 'Datos de contacto',
    required: sentences.requiredFields,
    email: fields.mail,
    emailHint: 'Con este correo inicia sesión.',
    changeEmail: 'Cambiar el correo en Seguridad',
    city: fields.city,
    save: actions.saveChanges,
    saved: 'Sus datos quedaron guardados.',
    discard: 'Descartar cambios',
    noChange: 'No hay cambios por guardar.',
    /** Somebody else, or another window, changed the same data meanwhile. */
    changedTitle: 'Sus datos cambiaron en otra ventana',
    changed: 'Lo que escribió se conserva. Compare y guarde de nuevo si lo suyo es lo correcto.',
    changedNow: '{field}: ahora dice «{value}».',
    empty: 'vacío',
  },
  faults: {
    city: 'Elija la ciudad de la lista.',
  },
  rights: {
    title: 'Sus derechos sobre sus datos personales',
    body: 'Puede conocer, corregir y llevarse los datos que {company} guarda de usted, y revocar su autorización (Ley 1581 de 2012).',
    open: 'Ver y ejercer mis derechos',
  },
} as const

/** The mails that no notification is beside, and what is always sent. */
export const notificationTexts = {
  tab: places.notifications,
  intro: 'Llegan a {email}.',
  kinds: {
    recibos: {
      label: 'Confirmación de lo que envío',
      hint: 'La copia de cada consulta, confirmación u objeción que usted envía.',
    },
    estado_mensual: {
      label: 'Estado de cuenta mensual',
      hint: 'El primer día de cada mes, con el corte del mes anterior.',
    },
  },
  on: 'Recibirá este correo: {label}.',
  off: 'Ya no recibirá este correo: {label}.',
  alwaysTitle: 'Siempre se envían',
  always:
    'Por seguridad no se pueden desactivar: ingreso desde un equipo nuevo, cambios de contraseña, correo o segundo factor, cambios de cuenta bancaria y de los datos de su empresa, y sus solicitudes sobre datos personales.',
} as const
