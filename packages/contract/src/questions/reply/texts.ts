import * as fields from '../../core/words/field-texts.ts'

/** The public page of a mailed link. */
export const replyTexts = {
  title: 'Responder la consulta {numero}',
  plainTitle: 'Responder una consulta',
  intro: 'Usted responde como {destinatario}. El enlace sirve para una sola respuesta y vence el {vence}.',
  facts: 'Datos de la consulta',
  supplier: fields.supplier,
  nit: fields.nit,
  branch: fields.branch,
  document: fields.document,
  type: fields.type,
  status: fields.state,
  message: 'Su respuesta',
  resolved: 'Con esta respuesta la consulta queda resuelta',
  send: 'Enviar respuesta',
  done: 'Su respuesta fue enviada',
  doneText: 'El proveedor la recibió en el portal y por correo. Este enlace ya no se puede usar.',
  doneAgain: 'Si el proveedor escribe de nuevo, usted recibirá otro correo con un enlace nuevo.',
  closed: 'El proveedor cerró esta consulta: ya no espera respuesta.',
  gone: 'Este enlace no es válido',
  goneText:
    'Ya se usó, venció o está incompleto. Busque en su correo el mensaje más reciente de esta consulta.',
} as const
