import { firstStepTexts } from './portal/texts.ts'
import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as sentences from '../core/words/sentence-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** Texts of an installation's first administrator and of a company's first steps. */
export const firstRunTexts = {
  title: 'Primeros pasos',
  setupTitle: 'Ponga en marcha su portal',
  setupIntro:
    'Este enlace sirve una sola vez. Cree su usuario de administrador y la compañía; en unos diez minutos el portal estará listo para sus proveedores.',
  spentTitle: 'El enlace ya no es válido',
  spent:
    'El enlace ya se usó o venció, o la instalación ya tiene administradores. Si aún no hay administradores, reinicie el servidor para obtener un enlace nuevo.',
  failed: 'No pudimos comprobar el enlace. Revise su conexión e intente de nuevo.',
  retry: actions.retry,
  administrator: 'Su usuario',
  firstName: fields.firstNames,
  firstNameMissing: 'Escriba sus nombres.',
  lastName: fields.lastNames,
  lastNameMissing: 'Escriba sus apellidos.',
  nameLong: 'Use hasta 60 caracteres.',
  email: fields.mail,
  emailHint: 'Con este correo iniciará sesión en la administración.',
  emailMalformed: sentences.writeEmail,
  emailTaken: 'Ese correo ya tiene una contraseña en este portal. Use otro.',
  password: fields.password,
  passwordHint: 'Al menos 10 caracteres. Use una frase de varias palabras.',
  show: 'Mostrar',
  hide: 'Ocultar',
  company: 'Su compañía',
  known: 'Configurará el portal de {company} (NIT {nit}), que ya está en esta instalación.',
  submit: 'Crear y continuar',
  intro: 'Pasos para abrir el portal de {company} a sus proveedores. Puede salir y continuar después.',
  progress: '{done} de {all} {all:paso|pasos}',
  complete: 'El portal está listo. Ábralo y compártalo con sus proveedores.',
  openPortal: 'Abrir el portal',
  go: 'Ir a {place}',
  skip: 'Dejar para después',
  skipOf: 'Dejar para después: {step}',
  markDone: 'Ya está',
  markDoneOf: 'Ya está: {step}',
  reopen: 'Volver a pendientes',
  reopenOf: 'Volver a pendientes: {step}',
  states: { done: 'Listo', skipped: 'Para después', left: states.pending },
  steps: firstStepTexts,
  band: {
    left: 'Primeros pasos, {at} de {all}: {step}.',
    done: 'Primeros pasos, {at} de {all}: {step}, listo.',
    skipped: 'Primeros pasos, {at} de {all}: {step}, para después.',
    next: 'Siguiente: {step}',
    all: 'Ver los primeros pasos',
  },
  modules: {
    legend: 'Módulos del portal',
    save: 'Guardar los módulos',
    saved: 'Los módulos quedaron guardados.',
    names: {
      orden_compra: places.purchaseOrders,
      orden_ticket: places.purchaseTickets,
      orden_notas_debito: places.debitNotes,
      radicar_factura: 'Radicación de facturas',
      certificate: 'Certificados de retención',
      mostrar_contratos_proveedores: places.contracts,
      reports: places.reports,
      blog: places.blog,
      events: places.events,
      users: 'Usuarios del proveedor',
      agp_registration_supplier: 'Registro de nuevos proveedores',
    },
    always: 'Los estados de cuenta y los pagos siempre están activos.',
  },
  /** The missing parts of a step, each with its remedy and a link. */
  gaps: {
    'registration-form': 'Registro: publique el formulario con el que se inscriben los proveedores.',
    'registration-fields': 'Registro: al formulario publicado le faltan campos obligatorios.',
    'registration-lists':
      'Registro: una lista obligatoria del formulario no tiene opciones; agregue al menos una.',
    'contact-subjects': 'Contacto: agregue al menos un asunto para recibir mensajes.',
    'contact-channels': 'Contacto: agregue al menos un medio de respuesta para recibir mensajes.',
    terms: 'Registro y contacto: publique los términos y condiciones.',
    'privacy-policy': 'Registro y contacto: publique la política de tratamiento de datos.',
    'certificate-content':
      'Certificados: escriba la dirección y la ciudad de la compañía, que la ley exige. El responsable es opcional.',
    'certificate-dates': 'Certificados: fije las fechas de publicación; sin ellas no se pueden descargar.',
    'public-address':
      'El portal está en una dirección que solo abre en este equipo: los enlaces de los correos no abren en otros equipos y los certificados son de prueba.',
    'bank-approvers': 'Cuentas bancarias: nombre al menos dos aprobadores; sin ellos no se aplican cambios.',
  },
  /** The names of the links to add them. */
  gapPlaces: {
    'registration-form': 'Formulario de registro',
    'registration-fields': 'Formulario de registro',
    'registration-lists': 'Listas del registro',
    'contact-subjects': 'Asuntos de contacto',
    'contact-channels': 'Medios de respuesta',
    terms: places.terms,
    'privacy-policy': places.privacyPolicy,
    'certificate-content': 'Contenido de los certificados',
    'certificate-dates': 'Fechas de los certificados',
    'public-address': 'Direcciones web',
    'bank-approvers': 'Aprobadores de cuentas bancarias',
  },
  mend: 'Completar',
  mendOf: 'Completar: {gap}',
  /** The portal before any company exists. */
  notYet: {
    title: 'Este portal aún no está en funcionamiento',
    text: 'Vuelva a intentarlo más tarde.',
    operator: 'Si usted lo administra, abra el enlace que el servidor mostró al iniciar y cree la compañía.',
  },
} as const
