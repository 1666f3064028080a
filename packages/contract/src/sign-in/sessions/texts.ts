import type { SessionKind } from './schemas.ts'
import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'

/** The screen of open sessions. */
export const sessionsTexts = {
  title: 'Sesiones',
  description: 'Sesiones abiertas en el portal y en la administración.',
  search: 'Buscar por persona, proveedor o dirección IP',
  table: places.openSessions,
  person: fields.person,
  kind: 'Dónde',
  anyKind: 'Portal y administración',
  supplier: fields.supplier,
  device: fields.device,
  address: fields.ipAddress,
  since: 'Inicio de sesión',
  last: 'Última actividad',
  acts: fields.actions,
  end: 'Cerrar sesión',
  endOf: 'Cerrar la sesión de {persona}',
  own: 'Sesión actual',
  neverAny: 'No hay sesiones abiertas.',
  neverAnyHint: 'Aparecerán aquí cuando una persona use el portal o la administración.',
  ended: 'La sesión de {persona} se cerró.',
  question: '¿Cerrar la sesión de {persona}?',
  body: 'La sesión se cierra de inmediato y se pierden los cambios sin guardar. La persona puede iniciar sesión de nuevo.',
  close: actions.close,
  cancel: 'No cerrarla',
} as const

/** The kinds of sessions. */
export const sessionKindTexts: Readonly<Record<SessionKind, string>> = {
  proveedor: 'Portal de proveedores',
  equipo: places.administration,
}

/** Ending several sessions. */
export const bulkSessionTexts = {
  act: 'Cerrar las sesiones elegidas',
  cancel: actions.cancel,
  done: 'Sesiones cerradas',
  question: '¿Cerrar {n} {n:sesión|sesiones}? Cada persona deberá iniciar sesión de nuevo.',
  isEnded: 'La sesión quedó cerrada.',
} as const
