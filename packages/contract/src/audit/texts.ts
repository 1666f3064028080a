import type { AuditTopic } from './topics.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'

/** The audit trail. */
export const auditTexts = {
  title: 'Auditoría',
  description: 'Quién hizo qué, cuándo y desde dónde. Nadie puede cambiarla ni borrarla.',
  search: 'Buscar por persona, objeto o dirección IP',
  date: fields.date,
  table: 'Registro de auditoría',
  at: fields.date,
  person: fields.person,
  act: 'Qué hizo',
  about: 'Sobre',
  topic: 'Tema',
  address: fields.ipAddress,
  anyTopic: 'Todos los temas',
  anyAct: 'Todas las acciones',
  anyPerson: 'Todas las personas',
  neverAny: 'Todavía no hay registros.',
  neverAnyHint: 'Cada ingreso, cada cambio y cada decisión quedan aquí desde el primero.',
  xlsx: 'Descargar Excel',
  csv: 'Descargar CSV',
  file: 'auditoria-{date}',
  sheet: 'Auditoría',
  filtered: 'Con los filtros de la pantalla',
  code: fields.code,
  noted: 'Detalle',
  system: 'El sistema',
} as const

/** One entry. */
export const auditDetailTexts = {
  breadcrumb: fields.breadcrumb,
  entry: 'Registro {id}',
  facts: 'Qué pasó',
  changes: fields.whatChanged,
  changesTable: 'Valores antes y después',
  field: 'Campo',
  before: fields.before,
  after: fields.after,
  noted: 'Qué más se anotó',
  open: 'Abrir lo que se cambió',
  nothing: 'Vacío',
} as const

/** What an entry is about. */
export const auditTopicTexts: Readonly<Record<AuditTopic, string>> = {
  ingresos: 'Ingresos y contraseñas',
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
