import type { AuditTopic } from './topics.ts'

/** The audit trail. */
export const auditTexts = {
  title: 'Auditoría',
  description: 'Quién hizo qué, cuándo y desde dónde. Nadie puede cambiarla ni borrarla.',
  search: 'Buscar por persona, objeto o dirección IP',
  date: 'Fecha',
  table: 'Registro de auditoría',
  at: 'Fecha',
  person: 'Persona',
  act: 'Qué hizo',
  about: 'Sobre',
  topic: 'Tema',
  address: 'Dirección IP',
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
  code: 'Código',
  noted: 'Detalle',
  system: 'El sistema',
} as const

/** One entry. */
export const auditDetailTexts = {
  breadcrumb: 'Ruta de navegación',
  entry: 'Registro {id}',
  facts: 'Qué pasó',
  changes: 'Qué cambió',
  changesTable: 'Valores antes y después',
  field: 'Campo',
  before: 'Antes',
  after: 'Después',
  noted: 'Qué más se anotó',
  open: 'Abrir lo que se cambió',
  nothing: 'Vacío',
} as const

/** What an entry is about. */
export const auditTopicTexts: Readonly<Record<AuditTopic, string>> = {
  ingresos: 'Ingresos y contraseñas',
  rechazos: 'Intentos rechazados',
  equipo: 'Equipo',
  proveedores: 'Proveedores y usuarios',
  solicitudes: 'Solicitudes y revisiones',
  cuentas: 'Cuentas bancarias',
  trabajo: 'Trabajo diario',
  certificados: 'Certificados',
  datos: 'Cargas de datos',
  contenido: 'Contenido',
  configuracion: 'Configuración',
  operacion: 'Operación',
  otros: 'Otros',
}
