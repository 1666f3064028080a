import * as fields from '../../core/words/field-texts.ts'
import * as sentences from '../../core/words/sentence-texts.ts'

/** The command `evaluations`: the form, the scores, publishing, requests for review and plans. */
export const evaluationCommandTexts = {
  summary:
    'Define cómo se evalúa a los proveedores, publica evaluaciones y responde revisiones y planes de mejora',
  usage:
    'evaluations <form|score|list|publish|reviews|answer|accept|refuse|actions|done|return> [archivo|período|número] --company <número> [--write <archivo>] [--nit <nit>] [--as <correo>] [--text <texto>] [--yes] [--silent] [--all]',
  actionUnknown:
    'Falta la acción: form, score, list, publish, reviews, answer, accept, refuse, actions, done o return.',
  companyMalformed: '«{company}» no es el número de una compañía.',
  companyUnknown: sentences.companyUnknown,
  actorMissing: 'Indique quién lo hace: --as correo@compañía.co',
  fileMissing: 'Falta el archivo.',
  fileUnreadable: 'No se pudo leer {path}.',
  fileExists: 'Ya existe {path}. Elija otro nombre.',
  formWritten:
    'El formulario quedó en {path}. Cambie pesos, niveles y criterios, y cárguelo con: evaluations form {path}',
  formNone:
    'La compañía no tiene formulario. Escriba uno para empezar: evaluations form --write formulario.json',
  formHead: '{nombre} (versión {version}, {periodicidad}, revisión en {dias} {dias:día|días})',
  formCriterion: '  {peso} %  {nombre}  [{id}]{items}',
  formBand: '  desde {desde}: {nombre}',
  formSet: 'El formulario quedó en la versión {version}. Las evaluaciones publicadas conservan la suya.',
  formMalformed: 'El archivo no es un formulario: {lugar}.',
  formFaults: {
    criteria: 'Debe haber al menos un criterio, con un máximo entero mayor que cero.',
    weight: 'Cada peso es un número mayor que cero.',
    weights: 'Los pesos deben sumar 100.',
    bands: 'Los niveles empiezan en números enteros de 0 a 100, distintos entre sí, y uno empieza en 0.',
    names: 'Hay criterios o niveles repetidos.',
  },
  columns: {
    nit: fields.nit,
    periodo: fields.period,
    criterio: fields.criterion,
    item: 'Ítem',
    puntaje: fields.score,
    observacion: fields.remark,
  },
  columnMissing: 'Falta la columna «{columna}». El archivo necesita: {columnas}.',
  notApplied: 'no aplica',
  rowWrong: 'Línea {linea}: {razon}',
  wrong: {
    nit: 'no hay un proveedor con el NIT {valor}.',
    periodo: '«{valor}» no es un período; use 2026, 2026-S1 o 2026-T3.',
    criterio: '«{valor}» no es un criterio del formulario.',
    item: '«{valor}» no es un ítem del criterio.',
    puntaje: '«{valor}» no es un puntaje de 0 a {maximo} ni «no aplica».',
  },
  notKept: 'No se guardó nada: corrija las líneas y cargue el archivo otra vez.',
  scored:
    'Se {n:guardó|guardaron} {n} {n:evaluación|evaluaciones} en borrador. {n:Publíquela|Publíquelas} con: evaluations publish <período>',
  none: 'No hay evaluaciones.',
  line: '{estado}  {periodo}  {nit}  {nombre}  {puntaje}',
  draft: 'borrador',
  published: 'publicada {fecha}',
  replaced: 'reemplazada',
  version: '{periodo} (versión {version})',
  periodMissing: 'Falta el período, por ejemplo 2026-S1.',
  publishQuestion:
    'Hay {n} {n:evaluación|evaluaciones} en borrador del {periodo}. {n:Publicarla la deja fija|Publicarlas las deja fijas} y avisa a los proveedores. Repita con --yes para publicar.',
  publishNone: 'No hay borradores del {periodo}.',
  publishedLine: 'Publicada: {nombre} ({nit}), {puntaje} {puntaje:punto|puntos}, {nivel}',
  missingLine: 'Sin publicar: {nombre} ({nit}); falta el puntaje de {criterios}',
  reviewsNone: 'No hay solicitudes de revisión.',
  reviewLine: '{numero}  {estado}  {proveedor}  {periodo}  {persona}  {fecha}',
  reviewCriteria: '  Criterios: {criterios}',
  reviewMessage: '  {fecha} {autor}: {texto}{archivos}',
  reviewFiles: ' [{archivos}]',
  numberMissing: 'Falta el número de la solicitud, por ejemplo RE-2026-000001.',
  reviewDone: 'La solicitud {numero} queda: {estado}.',
  acceptedNext:
    'Cargue los puntajes corregidos y publique de nuevo el período para dejar la versión corregida.',
  actionsNone: 'No hay acciones.',
  actionLine: '{id}  {estado}  {fecha}  {proveedor}: {accion} ({responsable})',
  actionEvidence: '  Evidencia: {texto}{archivos}',
  idMissing: 'Falta la acción; vea su identificador con: evaluations actions',
  actionDone: 'La acción queda: {estado}.',
  faults: {
    unknown: 'No existe {que}.',
    decided: 'Ya se decidió sobre {que}.',
    'text-missing': 'Escriba lo que leerá el proveedor: --text "…"',
    'no-evidence': 'El proveedor aún no ha enviado la evidencia.',
  },
} as const
