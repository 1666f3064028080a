import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as states from '../core/words/state-texts.ts'
import { printTexts } from '../core/list/print-texts.ts'
import { stateTexts } from '../documents/state-texts.ts'

/** The monthly archive of documents: its screen and its faults. */
export const documentArchiveTexts = {
  title: 'Archivo mensual',
  description:
    'Un archivo ZIP por mes con los documentos que el portal expidió o guarda, y un índice en Excel que los relaciona.',
  settings: 'Programación',
  isOn: 'Archivar cada mes automáticamente',
  isOnHint: 'Si lo activa después del día elegido, el mes anterior se archiva en la próxima hora.',
  day: 'Día en que se archiva',
  dayHint: 'De 1 a 28. Ese día se archiva el mes anterior completo, con la hora de Bogotá.',
  kinds: 'Qué se archiva',
  recipients: 'A quién se le avisa',
  recipientsHint:
    'Solo personas del equipo que pueden consultar documentos y certificados. El correo lleva un enlace a esta pantalla, nunca el archivo.',
  saved: 'La programación quedó guardada.',
  archives: fields.madeFiles,
  kept: 'Los archivos se conservan {dias} {dias:día|días}. Después puede hacerlos de nuevo.',
  none: fields.noFilesYet,
  noneHint: 'Active la programación o haga ahora el de un mes terminado.',
  make: 'Hacer ahora',
  makeTitle: 'Hacer el archivo de un mes',
  makeIntro:
    'Se hace en segundo plano con las clases de documentos de la programación. Si ese mes ya tiene archivo, el nuevo lo reemplaza.',
  month: fields.month,
  asked: 'El archivo de {mes} se está haciendo.',
  cancel: actions.cancel,
  documents: places.documents,
  count: '{n} {n:documento|documentos}',
  state: fields.state,
  states: {
    waiting: states.waiting,
    running: states.running,
    done: 'Para descargar',
    empty: 'Mes sin documentos',
    failed: states.failedOutcome,
    expired: stateTexts.documento_exigido.vencido,
  },
  stateHints: {
    empty: 'En {mes} no hay documentos de las clases elegidas.',
    failed: 'No se pudo hacer. Revise las tareas en segundo plano y hágalo de nuevo.',
    expired: 'Pasó el plazo de conservación. Puede hacerlo de nuevo.',
    missing: '{n} {n:documento está|documentos están} en el índice sin archivo.',
  },
  asking: fields.askedBy,
  schedule: 'La programación',
  madeAt: fields.madeOn,
  expires: fields.due,
  files: fields.files,
  download: 'Descargar {archivo}, {tamano}',
  faults: {
    kinds: 'Elija al menos una clase de documentos.',
    recipients: 'Elija hasta 20 personas del equipo que puedan abrir el archivo.',
    month: 'Elija un mes que ya haya terminado.',
  },
} as const

/** What an archive can have; also the names of its folders. */
export const archiveKindTexts = {
  comprobantes: 'Comprobantes de pago',
  ordenes: places.purchaseOrders,
  certificados: places.taxCertificates,
  constancias: 'Constancias y estados de cuenta',
  adjuntos: 'Archivos adjuntos a documentos',
} as const

/** The index of an archive, as it is in each of its files. */
export const archiveIndexTexts = {
  fileName: 'archivo-{mes}.zip',
  partName: 'archivo-{mes}-parte-{parte}.zip',
  index: 'indice.xlsx',
  title: 'Índice del archivo de {mes}',
  company: printTexts.company,
  part: 'Archivo {parte} de este mes, con {n} {n:documento|documentos}',
  madeAt: 'Hecho el {instant}',
  file: fields.file,
  kind: 'Clase de documento',
  nit: fields.nit,
  supplier: fields.supplier,
  document: fields.document,
  number: fields.number,
  date: fields.date,
  currency: fields.currency,
  value: fields.value,
  remark: fields.remark,
  total: 'Total {nombre}',
  totalName: '{clase} {moneda}',
  annulled: states.anulado,
  noFile: 'El almacenamiento no tiene este archivo.',
  notDrawn: 'No se pudo generar este documento.',
} as const

/** The mail that tells of an archive. */
export const archiveMailTexts = {
  subject: 'Archivo de documentos de {mes} · {company}',
  ready: 'El archivo de documentos de {mes} de {company} está listo. Se conserva {dias} {dias:día|días}.',
  empty: 'En {mes} no hay documentos de las clases que {company} archiva. No se hizo ningún archivo.',
  failedSubject: 'No se pudo hacer el archivo de {mes} · {company}',
  failed:
    'El archivo de documentos de {mes} de {company} no se pudo hacer. Ábralo y hágalo de nuevo; si vuelve a fallar, avise a quien administra el servidor.',
  how: 'El enlace pide iniciar sesión en la administración.',
  documents: places.documents,
  missing: 'Sin archivo',
  button: 'Abrir el archivo mensual',
  why: 'Recibe este correo porque su compañía lo eligió en Documentos › Archivo mensual.',
} as const
