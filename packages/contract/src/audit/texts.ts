import type { AuditTopic } from './topics.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'

/** The audit trail. */
export const auditTexts = {
  title: 'Auditoría',
  description:
    'Registro de cada acción, con su autor, su fecha y su origen. No se puede modificar ni borrar.',
  search: 'Buscar por persona, objeto o dirección IP',
  date: fields.date,
  table: 'Registro de auditoría',
  at: fields.date,
  person: fields.person,
  act: fields.action,
  about: 'Sobre',
  topic: 'Tema',
  address: fields.ipAddress,
  anyTopic: 'Todos los temas',
  anyAct: 'Todas las acciones',
  anyPerson: 'Todas las personas',
  neverAny: 'Todavía no hay registros.',
  neverAnyHint: 'Aquí quedan registrados los ingresos, los cambios y las decisiones.',
  file: 'auditoria-{date}',
  sheet: 'Auditoría',
  filtered: 'Con los filtros de la pantalla',
  code: fields.code,
  noted: 'Detalle',
} as const

/** One entry. */
export const auditDetailTexts = {
  breadcrumb: fields.breadcrumb,
  entry: 'Registro {id}',
  facts: 'Datos del registro',
  changes: fields.whatChanged,
  changesTable: 'Valores antes y después',
  field: 'Campo',
  before: fields.before,
  after: fields.after,
  noted: 'Detalles',
  technical: 'Detalles técnicos',
  open: 'Abrir el elemento',
  nothing: 'Vacío',
} as const

/** The topics of entries. */
export const auditTopicTexts: Readonly<Record<AuditTopic, string>> = {
  ingresos: 'Sesiones y contraseñas',
  rechazos: 'Intentos rechazados',
  equipo: fields.device,
  proveedores: 'Proveedores y usuarios',
  solicitudes: 'Solicitudes y revisiones',
  cuentas: places.bankAccounts,
  trabajo: 'Trabajo diario',
  certificados: places.certificates,
  datos: 'Cargas de datos',
  contenido: fields.content,
  configuracion: places.settings,
  operacion: 'Operación',
  otros: 'Otros',
}
