import * as apiKeys from '../api-keys/texts.ts'
import * as fields from '../core/words/field-texts.ts'

const { apiKeysTexts: list, apiKeyTexts: form } = apiKeys

/** The screen of a supplier's keys. */
export const supplierKeysTexts = {
  title: list.title,
  description: 'Claves con las que los programas de su empresa radican facturas y consultan cómo van.',
  create: list.create,
  table: 'Claves de API de su empresa',
  name: fields.name,
  prefix: list.prefix,
  state: fields.state,
  expires: fields.due,
  lastUsed: list.lastUsed,
  created: list.created,
  createdBy: list.createdBy,
  acts: fields.actions,
  never: list.never,
  from: list.from,
  revoke: list.revoke,
  revokeOf: list.revokeOf,
  none: 'Su empresa no tiene claves de API.',
  noneHint: 'Cree una clave por cada programa que radique facturas: así puede revocar solo esa.',
} as const

/** Making and revoking a key. */
export const supplierKeyTexts = {
  ...form,
  nameHint: 'Nombre del programa que la usará, por ejemplo «Facturador de ventas».',
  expiresHint: 'Máximo un año. Antes de ese día cree otra y cámbiela en su programa.',
  expiresPast: 'Escriba un día desde mañana y a más tardar dentro de un año.',
  toldBody: 'Solo se muestra esta vez, porque el portal no la guarda. Si la pierde, revóquela y cree otra.',
  quickStartCommand: `curl -sS '{portal}/v1/supplier/whoami' \\
  -H 'Authorization: Bearer {clave}'`,
  quickStartHint: 'La respuesta debe traer el nombre de la compañía y el de su empresa.',
  quickStartMore: 'Encuentre las demás llamadas en {address}.',
  revokeBody:
    'La clave deja de funcionar de inmediato y no se puede recuperar. El programa que la usa no podrá radicar facturas.',
} as const

/** The mail to a supplier's masters about a new or revoked key. */
export const supplierKeyMailTexts = {
  subject: 'Clave de API de {supplier} en el portal de {company}',
  created: {
    title: 'Se creó una clave de API de su empresa',
    body: '{actor} creó la clave «{nombre}» ({prefijo}…). Con ella, un programa puede radicar facturas a nombre de {supplier} hasta el {vence}.',
  },
  revoked: {
    title: 'Se revocó una clave de API de su empresa',
    body: '{actor} revocó la clave «{nombre}». El programa que la usaba ya no puede radicar facturas.',
  },
  at: 'Fue el {at}.',
  button: 'Ver las claves',
  unexpected: 'Si no esperaba este cambio, revoque la clave y avise a un usuario principal de su empresa.',
} as const
