import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** The tab Evaluación of 'Calificación' (screens 2.12). */
export const qualificationTexts = {
  title: 'Evaluación',
  titleOf: 'Evaluación del {periodo}',
  empty: 'Aún no hay evaluaciones. La primera se publica en {periodo}.',
  emptyHint: 'Mientras tanto, consulte los criterios de evaluación y los indicadores de sus documentos.',
  noForm: 'Aún no hay evaluaciones. {company} no ha publicado su formulario de evaluación.',
  noFormHint: 'Cuando publique la primera, se lo avisaremos.',
  score: 'Puntaje de la evaluación',
  scoreOf: 'de 100',
  level: 'Nivel {nivel}',
  facts: {
    period: fields.period,
    stretch: '{from} a {to}',
    published: states.published,
    evaluator: 'Evaluó',
    form: fields.form,
    reviewUntil: 'Revisión hasta',
    version: fields.version,
    corrected: '{version}, corregida',
  },
  bands: 'Niveles',
  bandRange: '{from} a {to}',
  own: 'Su nivel',
  remarks: 'Observaciones de la compañía',
  earlier: 'Está viendo una evaluación anterior.',
  latest: 'Ver la más reciente',
  replaced: 'La compañía publicó el {fecha} una versión corregida de esta evaluación.',
  seeReplacement: 'Ver la versión corregida',
  download: 'Constancia (PDF)',
  issued: 'Se expidió la constancia {number}.',
  failedIndicators: 'No pudimos calcular los indicadores del período en curso.',
  retry: actions.retry,
} as const

/** The trend of evaluations. */
export const trendTexts = {
  title: 'Tendencia',
  label: 'Puntaje por período',
  table: actions.seeAsTable,
  caption: 'Evaluaciones publicadas',
  period: fields.period,
  score: fields.score,
  level: fields.level,
  published: states.published,
  change: 'Cambio',
  up: '{n} {n:punto|puntos} más',
  down: '{n} {n:punto|puntos} menos',
  same: 'Igual',
  first: 'Primera evaluación',
} as const

/** The parts of an evaluation. */
export const criteriaTexts = {
  title: fields.criteria,
  howTitle: 'Cómo se evalúa',
  how: 'Cada criterio se puntúa de 0 a 100 y tiene el peso que indica la tabla. El puntaje es la suma de los aportes.',
  criterion: fields.criterion,
  weight: 'Peso',
  score: fields.score,
  contribution: 'Aporte',
  level: fields.level,
  remark: fields.remark,
  notApplied: states.notApplicable,
  items: { one: '1 ítem', many: '{n} ítems' },
  item: '{valor} de {maximo}',
  none: fields.none,
  indicator: 'Se apoya en: {indicador}',
  description: fields.description,
} as const

/** The portal's indicators, next to the evaluation. */
export const indicatorTableTexts = {
  title: 'Indicadores de sus documentos',
  how: 'Se calculan con sus órdenes, entradas y facturas. Abra un valor para ver los documentos que lo componen.',
  indicator: 'Indicador',
  inEvaluation: 'En la evaluación',
  running: 'Período en curso',
  runningOf: 'Período en curso ({from} a {to})',
  none: 'Sin documentos',
  see: 'Ver los documentos de {indicador}, {stretch}',
  other: 'También {valor} en {moneda}',
  dataAsOf: 'Datos al {instant}',
  branches: 'Sucursales: {branches}.',
} as const

/** The documents behind an indicator. */
export const indicatorPageTexts = {
  title: '{indicador}: documentos',
  stretch: 'Del {from} al {to}.',
  value: fields.value,
  onlyAgainst: 'Solo los que restan',
  all: 'Todos los documentos',
  filter: 'Documentos que se muestran',
  document: fields.document,
  date: {
    entregas_a_tiempo: fields.delivery,
    cantidad_conforme: fields.delivery,
    facturas_sin_rechazo: states.received,
    devuelto: fields.date,
  },
  arrived: 'Última llegada',
  branch: fields.branch,
  basis: {
    entregas_a_tiempo: 'Líneas a tiempo',
    cantidad_conforme: 'Líneas conformes',
    facturas_sin_rechazo: 'Sin rechazo',
    devuelto: states.devuelto,
  },
  result: fields.result,
  meets: 'Cumple',
  fails: 'Resta',
  reason: fields.reason,
  state: fields.state,
  never: 'No ha llegado',
  empty: 'No hay documentos en estas fechas.',
  emptyAgainst: 'No hay documentos que resten en estas fechas.',
  emptyAgainstHint: 'Todos cumplieron.',
  pages: 'Páginas de documentos',
  total: '{n} {n:documento|documentos}, {m} {m:resta|restan}',
  of: '{parte} de {total}',
} as const
