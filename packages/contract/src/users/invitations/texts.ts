import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as sentences from '../../core/words/sentence-texts.ts'
import * as states from '../../core/words/state-texts.ts'

/** Bulk invitations of suppliers: the batches of a company. */
export const invitationsTexts = {
  title: 'Invitaciones',
  description:
    'Invitaciones a varios proveedores con un archivo, con las aceptadas y los correos no entregados.',
  table: 'Envíos de invitaciones',
  begin: 'Invitar con un archivo',
  none: 'Aún no hay envíos.',
  noneHint: 'Suba un archivo con el NIT y el correo del usuario principal de cada proveedor.',
  file: fields.file,
  state: fields.state,
  when: fields.date,
  by: 'Enviada por',
  lines: fields.rows,
  accepted: 'Aceptaron',
  failed: 'Correos fallidos',
  states: { borrador: 'Por revisar', enviando: 'Enviando', detenida: 'Detenido', terminada: 'Enviado' },
} as const

/** Choosing the file. */
export const newInvitationsTexts = {
  title: 'Invitar con un archivo',
  back: fields.trail,
  intro:
    'Archivo CSV o Excel de hasta {n} filas, con las columnas NIT y Correo y, si los tiene, Nombres y Apellidos. Antes de enviar verá el resultado de cada fila.',
  example: 'Por ejemplo',
  exampleRows: 'NIT;Correo;Nombres;Apellidos\n900.123.456-8;cartera@empresa.co;Marta;Ríos',
  files: fields.file,
  hint: 'CSV o Excel (.xlsx), hasta 2 MB.',
  choose: actions.chooseFile,
  drop: actions.dropFile,
  chosen: fields.chosenFile,
  remove: actions.removeNamed,
  sending: sentences.sendingFile,
  missing: 'Elija el archivo.',
  wrongKind: 'Este archivo no es CSV ni Excel. Guárdelo como CSV o .xlsx.',
  tooLarge: 'El archivo pesa más de 2 MB. Divídalo en varios.',
  submit: actions.checkFile,
} as const

/** One batch: the outcome of each line, progress, and actions. */
export const invitationBatchTexts = {
  caption: 'Filas del archivo',
  progress: '{sent} de {total} {total:invitación enviada|invitaciones enviadas}',
  preview: {
    one: 'Se enviará 1 invitación.',
    many: 'Se enviarán {n} invitaciones.',
  },
  skipped: { one: '1 fila no se envía.', many: '{n} filas no se envían.' },
  pace: 'Se envían cerca de {n} por minuto. Puede cerrar esta página.',
  nothing: 'Ninguna fila se puede enviar. Corrija el archivo y súbalo de nuevo.',
  start: 'Enviar las invitaciones',
  stop: 'Detener el envío',
  goOn: 'Continuar el envío',
  discard: actions.discard,
  resend: 'Reenviar a quienes no han aceptado',
  resendOne: 'Reenviar',
  resendOf: 'Reenviar a {correo}',
  search: 'Buscar por NIT, proveedor o correo',
  anyState: fields.all,
  line: 'Fila',
  nit: fields.nit,
  supplier: fields.supplier,
  email: fields.mail,
  state: fields.state,
  sentAt: states.sent,
  why: fields.reason,
  acts: fields.actions,
  noMatch: 'Ninguna fila con este filtro.',
  clear: actions.seeAll,
  close: actions.cancel,
  confirm: {
    start: {
      title: '¿Enviar las invitaciones?',
      body: 'Cada persona será el usuario principal de su proveedor: podrá ver los documentos e invitar a los demás.',
    },
    resend: {
      title: '¿Reenviar a quienes no han aceptado?',
      body: 'Recibirán un enlace nuevo y el anterior dejará de funcionar. No se reenvía a las personas que la recibieron en el último día ni a los correos rechazados; reenvíe esas invitaciones una por una.',
    },
    discard: {
      title: '¿Descartar este archivo?',
      body: 'No se ha enviado ninguna invitación. El archivo se borrará.',
    },
  },
  done: {
    start: 'El envío empezó.',
    stop: 'El envío se detuvo. Las invitaciones ya enviadas no se pueden recuperar.',
    resend: { one: 'Se reenviará 1 invitación.', many: 'Se reenviarán {n} invitaciones.' },
    discard: 'El archivo se descartó.',
    one: 'La invitación se está reenviando.',
  },
  faults: {
    'nit-malformed': 'El NIT no es válido.',
    'nit-digit': 'El dígito de verificación no corresponde al NIT.',
    'nit-unknown': 'No hay un proveedor con este NIT.',
    'email-malformed': 'El correo no es válido.',
    repeated: 'Esta persona ya está en otra fila para el mismo NIT.',
    'supplier-inactive': 'El ERP tiene este proveedor como inactivo.',
    'already-user': 'Ya es usuario de este proveedor.',
    'already-invited': 'Ya tiene una invitación sin aceptar.',
  },
} as const
