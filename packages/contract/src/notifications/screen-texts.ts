import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'

/** The list of the user's notifications. */
export const notificationsTexts = {
  title: places.notifications,
  description: 'Novedades de sus pagos, órdenes, documentos y consultas.',
  unread: 'Sin leer',
  filters: 'Mostrar',
  kind: fields.type,
  anyKind: fields.allTypes,
  readAll: 'Marcar todas como leídas',
  markRead: 'Marcar como leída',
  markUnread: 'Marcar como no leída',
  of: '{action}: {title}',
  settings: 'Elegir qué recibo',
  older: 'Ver anteriores',
  today: 'Hoy',
  yesterday: 'Ayer',
  total: { one: '1 notificación', many: '{n} notificaciones' },
  never: {
    title: 'Aún no hay notificaciones',
    body: 'Aquí verá los pagos, las órdenes de compra, las respuestas a sus consultas y las demás novedades.',
  },
  nothing: {
    title: 'Ninguna notificación coincide',
    body: 'Quite el filtro para ver las demás.',
    action: 'Ver todas las notificaciones',
  },
  allRead: {
    title: 'No tiene notificaciones sin leer',
    body: 'Ya leyó todas las que recibió.',
  },
} as const
