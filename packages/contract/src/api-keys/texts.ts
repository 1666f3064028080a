import type { ApiKeyState, ApiScope, PushKind } from '@enlace/domain/api-key.ts'
import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** The API keys of a company's programs. */
export const apiKeysTexts = {
  title: places.apiKeys,
  description: 'Claves con las que los programas de la compañía envían datos al portal de forma automática.',
  create: 'Crear una clave',
  table: 'Claves de API de la compañía',
  name: fields.name,
  prefix: 'Empieza por',
  state: fields.state,
  scopes: 'Permisos',
  expires: fields.due,
  lastUsed: 'Último uso',
  pushed: 'Envíos en 30 días',
  pushedOf: '{llamadas} {llamadas:envío|envíos}, {filas} {filas:fila|filas}',
  acts: fields.actions,
  never: 'Sin usar',
  noEnd: 'No vence',
  from: 'desde {address}',
  rotate: 'Cambiar',
  rotateOf: 'Cambiar la clave {nombre}',
  revoke: 'Revocar',
  revokeOf: 'Revocar la clave {nombre}',
  none: 'La compañía no tiene claves de API.',
  noneHint:
    'Cree una clave por cada programa que envíe datos: así puede identificarlo y revocar solo esa clave.',
  statistics: 'Envíos de los últimos 30 días',
  statisticsChart: 'Filas recibidas por día',
  statisticsTable: actions.seeAsTable,
  day: 'Día',
  rows: fields.rows,
  rowsOf: '{filas} {filas:recibida|recibidas}, {rechazadas} {rechazadas:rechazada|rechazadas}',
  breadcrumb: fields.trail,
  openOf: 'Ver los envíos de {nombre}',
  created: 'Creada',
  createdBy: '{at} por {who}',
  revoked: 'Revocada',
  lastPushes: 'Últimos envíos',
  noPushes: 'Esta clave no tiene envíos.',
  noPushesHint: 'El primer envío aparecerá aquí con el resultado de cada registro.',
  when: fields.when,
  kind: 'Clase',
  pushState: fields.result,
  read: fields.records,
  changed: 'Nuevos y modificados',
  refused: 'Rechazados',
  why: 'Por qué',
  pushStates: { running: states.running, complete: 'Completo', broken: 'Incompleto' },
  seeLoad: 'Ver la carga {n}',
  nothingPushed: 'Ningún programa ha enviado datos en los últimos 30 días.',
} as const

/** Creating, changing and revoking a key. */
export const apiKeyTexts = {
  createTitle: 'Crear una clave de API',
  nameLabel: fields.name,
  nameHint: 'Nombre del programa o servidor que la usará, por ejemplo «SAP producción».',
  nameMissing: 'Escriba un nombre que identifique la clave.',
  nameTooLong: 'Escriba un nombre de máximo 80 caracteres.',
  scopesLabel: 'Permisos',
  scopesMissing: 'Elija al menos un permiso para la clave.',
  expiresLabel: fields.validUntil,
  expiresHint: 'Opcional. Si lo deja vacío, la clave no vence.',
  expiresPast: 'Escriba un día desde mañana.',
  create: 'Crear la clave',
  cancel: actions.cancel,
  close: actions.close,
  toldTitle: 'Copiar la clave',
  toldBody: 'Solo se muestra esta vez, porque el portal no la guarda. Si la pierde, cámbiela por otra.',
  toldLabel: 'Clave de API',
  copy: actions.copy,
  copied: 'La clave se copió.',
  notCopied: 'No se pudo copiar. Selecciónela y cópiela a mano.',
  kept: 'Ya la guardé',
  quickStart: 'Pruébela con curl',
  quickStartCommand: `curl -sS '{portal}/v1/whoami' \\
  -H 'Authorization: Bearer {clave}'`,
  quickStartHint: 'La respuesta debe traer el nombre de la compañía y los permisos de la clave.',
  quickStartMore: 'Encuentre las llamadas, con un ejemplo de cada tipo de registro, en {address}.',
  rotateTitle: 'Cambiar la clave {nombre} por otra',
  rotateBody:
    'La clave nueva funciona de inmediato, con los mismos permisos. Elija hasta cuándo seguirá vigente la actual.',
  overlap: 'La clave actual sigue vigente',
  overlaps: {
    0: 'Deja de funcionar de inmediato',
    1: 'Una hora más',
    24: 'Un día más',
    168: 'Una semana más',
  },
  rotate: 'Cambiar la clave',
  revokeTitle: '¿Revocar la clave {nombre}?',
  revokeBody:
    'La clave deja de funcionar de inmediato y no se puede recuperar. Los programas que la usan no podrán enviar datos.',
  revoke: 'Revocar la clave',
  keep: 'No revocarla',
  revoked: 'La clave {nombre} se revocó.',
} as const

/** The states of a key. */
export const apiKeyStateTexts: Readonly<Record<ApiKeyState, string>> = {
  vigente: states.inForce,
  por_reemplazar: 'Por reemplazar',
  vencida: states.expired,
  revocada: 'Revocada',
}

/** The scopes of a key. */
export const apiScopeTexts: Readonly<Record<ApiScope, string>> = {
  'push:terceros': 'Enviar terceros y sucursales',
  'push:facturas': 'Enviar facturas',
  'push:pagos': 'Enviar pagos',
  'push:ordenes': 'Enviar órdenes de compra',
  'push:entradas': 'Enviar entradas de almacén',
  'push:notas': 'Enviar notas débito',
  'push:contratos': 'Enviar contratos',
  'push:retenciones': 'Enviar retenciones',
  'read:cargas': 'Consultar los envíos de todas las claves',
  'push:cuentas': 'Enviar cuentas bancarias del ERP',
  'read:cambios-cuenta': 'Recibir cambios de cuenta bancaria con números completos',
  'read:pagos-en-linea': 'Consultar los pagos en línea aprobados',
  'read:facturas-radicadas': 'Recibir las facturas aceptadas, con sus archivos',
  'push:eventos-radian': 'Registrar los eventos RADIAN de las facturas',
  'push:documentos-soporte': 'Registrar los documentos soporte de las cuentas de cobro',
}

/** The kinds of records that a program pushes. */
export const pushKindTexts: Readonly<Record<PushKind, string>> = {
  'third-parties': 'Terceros',
  'branch-accounts': fields.branches,
  'purchase-order': places.purchaseOrders,
  'purchase-order-lines': 'Líneas de órdenes',
  'warehouse-entries': places.purchaseTickets,
  'warehouse-entries-lines': 'Ítems de entradas',
  'account-statements': places.invoices,
  'payments-made': places.payments,
  'notes-debit': places.debitNotes,
  'notes-debit-lines': 'Líneas de notas débito',
  withholdings: places.withholdings,
  contracts: places.contracts,
  'contracts-amendments': places.amendments,
  'contracts-policies': 'Pólizas',
  'contracts-minutes': places.minutes,
  'contracts-imputations': 'Imputaciones',
  'document-links': 'Vínculos entre documentos',
}
