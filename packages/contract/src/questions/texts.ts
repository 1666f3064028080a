import { filesInputTexts } from '../core/files/input-texts.ts'
import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'

/** Labels of question states for suppliers, where they differ from the company's. */
export const questionStateTexts = { esperando_al_proveedor: 'Pendiente de su respuesta' } as const

/** The topics of threads (screens 2.0 and the acts of a supplier). */
export const threadTypeTexts = {
  pago: places.payment,
  factura: places.invoice,
  urgencia_de_pago: 'Urgencia de pago',
  condicion_de_pago: 'Condición de pago',
  ayuda_para_registrar: 'Ayuda para registrar',
  otra: 'Otra',
  confirmacion_orden: 'Confirmación de la orden',
  novedad_orden: 'Novedad en la orden',
  aceptacion_nota: 'Aceptación de la nota débito',
  objecion_nota: 'Objeción de la nota débito',
  diferencia_entrada: 'Diferencia en la entrada',
  poliza_contrato: 'Póliza del contrato',
} as const

/** The form for a question on a document's page. */
export const questionTexts = {
  title: 'Consulta sobre {documento}',
  intro:
    'El área encargada de {company} recibirá su consulta. La respuesta quedará en Consultas a la compañía y le avisaremos por correo.',
  existing: 'Consultas sobre este documento',
  answered: 'La compañía escribió el {at}.',
  noneYet: 'Aún no hay consultas sobre este documento.',
  failed: 'No pudimos consultar si ya hay consultas sobre este documento.',
  type: '¿Sobre qué es su consulta?',
  choose: actions.choose,
  message: 'Su consulta',
  messageHint: 'Hasta {n} caracteres',
  files: 'Archivos (opcional)',
  filesHint: 'PDF, JPG, PNG o XML; hasta {n} archivos de {megabytes} MB.',
  send: 'Enviar consulta',
  close: actions.close,
  cancel: actions.cancel,
  sent: 'Su consulta quedó registrada con el número {numero}.',
  see: 'Ver la consulta',
  readOnly: 'Su usuario es de solo consulta. Pida al usuario principal de su empresa que haga la consulta.',
  faults: {
    type: 'Elija sobre qué es su consulta.',
    required: 'Escriba su mensaje.',
    long: 'Escriba 4.000 caracteres como máximo.',
    malformed: 'Los datos enviados no se pudieron leer. Recargue la página e intente de nuevo.',
  },
} as const

/** The mails about threads. */
export const questionMailTexts = {
  subject: '{numero} · {tipo}: {documento}',
  openedTitle: 'Nueva consulta de un proveedor',
  answeredTitle: 'Un proveedor escribió en una consulta',
  reopenedTitle: 'Un proveedor reabrió una consulta',
  confirmedTitle: 'Un proveedor confirmó una orden de compra',
  reportedTitle: 'Un proveedor reportó una novedad en una orden de compra',
  acceptedTitle: 'Un proveedor aceptó una nota débito',
  objectedTitle: 'Un proveedor objetó una nota débito',
  differenceTitle: 'Un proveedor reportó una diferencia en una entrada de almacén',
  policyTitle: 'Un proveedor envió una póliza para revisar',
  intro: '{persona}, de {proveedor}, escribió desde el portal de proveedores.',
  replyButton: 'Responder',
  replyOnce:
    'El enlace es personal, sirve para una sola respuesta y vence el {vence}. No reenvíe este correo: quien tenga el enlace puede responder por usted.',
  replyDesk: 'También puede responder en la administración: {href}',
  number: places.question,
  type: fields.type,
  supplier: fields.supplier,
  branch: fields.branch,
  document: fields.document,
  person: fields.person,
  message: fields.message,
  files: fields.files,
  answerSubject: '{company} respondió su consulta {numero}',
  askedSubject: '{company} le escribió la consulta {numero}',
  askedTitle: 'La compañía le hizo una consulta',
  answerTitle: 'Respondieron su consulta',
  resolvedTitle: 'Su consulta quedó resuelta',
  answerIntro: '{autor} escribió en la consulta {numero}.',
  see: 'Ver la consulta',
  receiptSubject: 'Recibimos su consulta {numero}',
  receiptTitle: 'Recibimos su consulta',
  receiptIntro: '{company} la recibió el {fecha}. Cuando responda, le avisaremos por correo.',
  actReceiptSubject: '{tipo} {documento}: quedó registrada',
  actReceiptTitle: 'Quedó registrada',
  actReceiptIntro: '{company} recibió el {fecha} lo siguiente, que usted envió desde el portal.',
  unexpected: 'Si usted no lo hizo, comuníquese con {company}.',
} as const

/** The choice of files for a message or an act. */
export const messageFileTexts = {
  ...filesInputTexts,
  camera: 'Tomar foto',
} as const

/** A thread's messages, for both sides. */
export const messageTexts = {
  title: 'Mensajes',
  company: fields.theCompany,
  files: fields.files,
  download: actions.download,
  reply: 'Responder',
} as const
