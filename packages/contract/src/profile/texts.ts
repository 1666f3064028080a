import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as sentences from '../core/words/sentence-texts.ts'

/** The frame of 'Mis Datos' (screens 2.14), and the tab of the user's own data. */
export const profileTexts = {
  title: 'Mis Datos',
  description: 'Sus datos de contacto, la seguridad de su cuenta y los datos registrados por la compañía.',
  tabs: 'Secciones de Mis Datos',
  person: 'Datos personales',
  security: 'Seguridad',
  notifications: 'Preferencias de notificación',
  company: 'Mi empresa',
  bankAccounts: places.bankAccounts,
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
    /** The same data was changed meanwhile by another user or window. */
    changedTitle: 'Sus datos cambiaron en otra ventana',
    changed: 'Su texto se conserva. Compare y, si sus datos son correctos, guarde de nuevo.',
    changedNow: '{field}: ahora dice «{value}».',
    empty: 'vacío',
  },
  faults: {
    city: 'Elija la ciudad de la lista.',
  },
  rights: {
    title: 'Sus derechos sobre sus datos personales',
    body: 'Puede conocer, corregir y descargar los datos que {company} guarda de usted, y revocar su autorización (Ley 1581 de 2012).',
    open: 'Ver y ejercer mis derechos',
  },
} as const

/** The mails without a notification, and those always sent. */
export const notificationTexts = {
  tab: places.notifications,
  intro: 'Llegan a {email}.',
  kinds: {
    recibos: {
      label: 'Confirmación de mis envíos',
      hint: 'Copia de cada consulta, confirmación u objeción que usted envía.',
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
    'Por seguridad no se pueden desactivar: inicio de sesión desde un equipo nuevo, cambios de contraseña, correo o segundo factor, cambios de cuenta bancaria y de los datos de su empresa, y sus solicitudes sobre datos personales.',
} as const
