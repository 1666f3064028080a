import type { SessionKind } from './schemas.ts'
import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'

/** Who is in. */
export const sessionsTexts = {
  title: 'Sesiones',
  description: 'Las sesiones abiertas ahora en el portal y en la administración.',
  search: 'Buscar por persona, proveedor o dirección IP',
  table: places.openSessions,
  person: fields.person,
  kind: 'Dónde',
  anyKind: 'Portal y administración',
  supplier: fields.supplier,
  device: fields.device,
  address: fields.ipAddress,
  since: 'Entró',
  last: 'Última actividad',
  acts: fields.actions,
  end: 'Cerrar sesión',
  endOf: 'Cerrar la sesión de {persona}',
  own: 'Es suya',
  neverAny: 'No hay sesiones abiertas.',
  neverAnyHint: 'Aparecen aquí mientras alguien usa el portal o la administración.',
  ended: 'La sesión de {persona} se cerró.',
  question: '¿Cerrar la sesión de {persona}?',
  body: 'Sale de inmediato y puede entrar de nuevo con su contraseña. Lo que no guardó se pierde.',
  close: actions.close,
  cancel: 'No cerrarla',
} as const

/** Where a session is open. */
export const sessionKindTexts: Readonly<Record<SessionKind, string>> = {
  proveedor: 'Portal de proveedores',
  equipo: 'Administración',
}
