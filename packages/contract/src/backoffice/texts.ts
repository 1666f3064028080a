import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as sentences from '../core/words/sentence-texts.ts'

/** The frame of the back office. */
export const backofficeTexts = {
  title: 'Enlace · Administración',
  /** The product's name, shown with its logo. */
  name: 'Enlace',
  product: places.administration,
  fold: 'Contraer el menú',
  unfold: 'Desplegar el menú',
  demanding: 'La administración',
  home: 'Inicio de la administración',
  skip: actions.skipToContent,
  menu: places.menu,
  closeMenu: 'Cerrar el menú',
  placeRefused: 'Su rol no incluye esta página. Si la necesita, pídala a un administrador de la compañía.',
  company: fields.company,
  portal: 'Ver el portal de proveedores',
  api: 'Documentación de la API',
  signOut: 'Salir',
  signIn: 'Ingresar',
  confined: 'Inició sesión con la cuenta de la compañía. Esta sesión solo permite acceder a {company}.',
  role: 'Rol: {rol}',
  until: 'Acceso hasta el {fecha}',
  newTab: fields.opensInNewTab,
  readOnly: 'Su rol permite consultar esta pantalla, pero no hacer cambios.',
} as const

/** Saving a screen, in the same words everywhere. */
export const saveTexts = {
  changes: actions.saveChanges,
  draft: actions.saveDraft,
  discard: actions.discardChanges,
  unsaved: sentences.unsavedChanges,
} as const

/** The groups of the back office's menu in order, pending work first. */
export const backofficeMenuTexts = {
  work: 'Trabajo',
  suppliers: places.suppliers,
  documents: places.documents,
  data: fields.data,
  content: fields.content,
  oversight: 'Control',
  settings: places.settings,
} as const
export type BackofficeMenuGroup = keyof typeof backofficeMenuTexts

/** The sections of the menu group that is too long for one list. */
export const backofficeSectionTexts = {
  company: fields.company,
  rules: 'Reglas',
  communication: 'Comunicación',
  security: 'Seguridad',
} as const
export type BackofficeMenuSection = keyof typeof backofficeSectionTexts

/** Menu names that are longer than the title of their page, to be unique. */
export const backofficePlaceTexts = {
  suppliers: 'Todos los proveedores',
  certificates: places.taxCertificates,
  certificateSettings: places.certificateSettings,
  mails: places.sentMails,
  mailServer: places.mailServer,
  reports: places.supplierReports,
  jobs: places.backgroundTasks,
  companies: 'Otras compañías',
} as const

/** The login of the back office. */
export const backofficeLoginTexts = {
  title: 'Iniciar sesión en la administración',
  intro: 'Para las personas que administran el portal de proveedores de su compañía.',
  recover: '¿Olvidó su contraseña?',
  portal: '¿Es proveedor? Vaya al portal de proveedores',
} as const
