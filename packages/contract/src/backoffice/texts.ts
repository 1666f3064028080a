import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'

/** The frame of the back office. */
export const backofficeTexts = {
  title: 'Enlace · Administración',
  product: 'Administración',
  demanding: 'La administración',
  home: 'Inicio de la administración',
  skip: actions.skipToContent,
  menu: places.menu,
  closeMenu: 'Cerrar el menú',
  company: fields.company,
  portal: 'Ver el portal de proveedores',
  api: 'Documentación de la API',
  signOut: 'Salir',
  signIn: 'Ingresar',
  confined: 'Ingresó con la cuenta de la compañía. Esta sesión abre solo {company}.',
  role: 'Rol: {rol}',
  until: 'Acceso hasta el {fecha}',
  newTab: '(se abre en una pestaña nueva)',
  readOnly: 'Su rol puede consultar esta pantalla, pero no cambiar nada en ella.',
} as const

/** The groups of the back office's menu. */
export const backofficeMenuTexts = {
  suppliers: places.suppliers,
  work: 'Trabajo',
  data: fields.data,
  content: fields.content,
  settings: places.settings,
  oversight: 'Control',
} as const
export type BackofficeMenuGroup = keyof typeof backofficeMenuTexts

/** The login of the back office. */
export const backofficeLoginTexts = {
  title: 'Iniciar sesión en la administración',
  intro: 'Para las personas que administran el portal de proveedores de su compañía.',
  recover: '¿Olvidó su contraseña?',
  portal: '¿Es proveedor? Ingrese al portal de proveedores',
} as const
