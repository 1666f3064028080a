import * as fields from '../core/words/field-texts.ts'

/** The mail with a month's statement of account. */
export const monthlyStatementTexts = {
  subject: 'Su estado de cuenta de {month} con {company}',
  title: 'Estado de cuenta de {month}',
  body: 'Ya está disponible el estado de cuenta de {supplier} con {company}, con los movimientos de {month} y las facturas pendientes al {fecha}.',
  number: fields.number,
  code: fields.verificationCode,
  button: 'Ver el estado de cuenta',
  how: 'Inicie sesión en el portal con su correo y su contraseña; el documento está en Estado de cuenta, pestaña Constancias.',
  stop: 'Recibe este correo porque lo solicitó en el portal. Para no recibirlo más, desactívelo en Estado de cuenta, pestaña Constancias.',
} as const
