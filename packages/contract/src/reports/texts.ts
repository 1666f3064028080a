import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** Reportes (screens 2.8). */
export const reportsTexts = {
  title: places.reports,
  description: 'Informes con los datos de {company}, para consultar, descargar o recibir por correo.',
  table: 'Reportes disponibles',
  nombre: fields.name,
  contenido: 'Qué contiene',
  periodo: fields.period,
  formatos: fields.formats,
  ultima: 'Última ejecución',
  programar: actions.schedule,
  never: fields.never,
  schedule: actions.schedule,
  scheduleOf: 'Programar el envío de {report}',
  scheduledOnce: '1 envío',
  scheduledTimes: '{n} {n:envío|envíos}',
  none: 'La empresa no ha publicado reportes.',
  noneHint: 'Cuando {company} publique reportes para sus proveedores, los encuentra aquí.',
  links: 'Otros informes de {company}',
  newTab: '(se abre en otra pestaña)',
  refresh: actions.refresh,
} as const

/** The periods of reports. */
export const reportPeriodTexts = {
  hoy: 'A hoy',
  mes_actual: 'Este mes',
  mes_anterior: 'Mes anterior',
  ultimos_30: 'Últimos 30 días',
  ultimos_90: 'Últimos 90 días',
  ultimos_12_meses: 'Últimos 12 meses',
  ano_actual: 'Este año',
  ano_anterior: 'Año anterior',
  todo: 'Todo',
  fechas: 'Entre fechas',
} as const

/** One report: parameters, figures and rows. */
export const reportTexts = {
  breadcrumb: fields.breadcrumb,
  parameters: 'Parámetros',
  period: fields.period,
  search: 'Buscar en el reporte',
  anyOf: '{filter}: cualquiera',
  anyOfFeminine: '{filter}: todas',
  anyOfMasculine: '{filter}: todos',
  empty: '(vacío)',
  preview: actions.preview,
  previewOf: 'Primeras {shown} de {total} filas; el archivo las incluye todas.',
  allColumns: 'En una ventana angosta se muestran las columnas principales; el archivo las incluye todas.',
  all: { one: '1 fila.', many: '{n} filas.' },
  totals: 'Totales',
  total: fields.totalIn,
  totalRows: { one: '1 fila', many: '{n} filas' },
  chartTable: actions.seeAsTable,
  chartOf: '{title} ({moneda})',
  asOf: 'Al {date}',
  between: 'Del {from} al {to}',
  since: 'Desde el {from}',
  until: 'Hasta el {to}',
  always: 'Sin límite de fechas',
  nothing: 'No hay datos para este reporte.',
  nothingHint: 'Cuando {company} cargue documentos de este tipo, aparecerán aquí.',
  noMatch: 'Ningún resultado con estos parámetros.',
  noMatchHint: 'Amplíe el período o quite filtros.',
} as const

/** Reports by mail. */
export const reportScheduleTexts = {
  panel: 'Envíos programados',
  none: 'No tiene envíos programados.',
  noneHint: 'Programe un reporte para recibirlo por correo cada día, semana o mes.',
  table: 'Reportes que recibe por correo',
  report: 'Reporte',
  when: fields.when,
  what: 'Período y filtros',
  next: 'Próximo envío',
  last: 'Último envío',
  state: fields.state,
  actions: fields.actions,
  title: 'Programar «{report}»',
  about:
    'Prepararemos el archivo y le enviaremos por correo un enlace a Descargas. Solo usted puede abrirlo.',
  frequency: 'Frecuencia',
  weekday: 'Día de la semana',
  monthday: 'Día del mes',
  hour: 'Hora (Colombia)',
  format: fields.format,
  pdf: 'PDF',
  period: 'Período de cada envío',
  filters: 'Con los filtros de la consulta: {filters}',
  save: actions.schedule,
  cancel: actions.cancel,
  close: actions.close,
  saved: 'Envío programado. El primero llega el {instant}.',
  pause: 'Pausar',
  resume: 'Reanudar',
  remove: actions.remove,
  paused: 'Envío en pausa.',
  resumed: 'Envío reanudado.',
  removed: 'Envío quitado.',
  isOn: states.active,
  isOff: 'En pausa',
  isGone: 'Ya no se ofrece',
  failed: 'El último falló',
  neverSent: 'Aún no',
  frequencies: { diaria: 'Cada día', semanal: 'Cada semana', mensual: 'Cada mes' },
  weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  daily: 'Cada día a las {hour}',
  weekly: 'Cada {weekday} a las {hour}',
  monthly: 'El día {day} de cada mes a las {hour}',
  hourOf: '{hour}:00',
  branch: 'Sucursal: {branch}',
  branches: 'Todas sus sucursales',
} as const

/** The mail with a report's file. */
export const reportMailTexts = {
  subject: '{report} · {company}',
  title: 'Su reporte está listo',
  body: 'El reporte «{report}» de {supplier} con {company} ya está en Descargas. El archivo se conserva {days} {days:día|días}.',
  empty: 'Esta vez no hay filas en el período.',
  period: fields.period,
  rows: fields.rows,
  format: fields.format,
  filter: fields.filter,
  next: 'Próximo envío',
  button: 'Abrir mis descargas',
  how: 'El enlace pide iniciar sesión: solo usted puede abrir el archivo.',
  stop: 'Recibe este correo porque programó este envío. Para pausarlo o quitarlo, vaya a Reportes, Envíos programados.',
} as const

/** The texts of a report's file besides its rows. */
export const reportFileTexts = {
  fileName: 'reporte-{report}',
  period: 'Período: {period}',
  today: 'A hoy, {date}',
} as const
