import * as actions from '../core/words/action-texts.ts'
import * as places from '../core/words/place-texts.ts'

/** The bell in the header. */
export const bellTexts = {
  label: {
    none: places.notifications,
    one: 'Notificaciones: 1 sin leer',
    many: 'Notificaciones: {n} sin leer',
  },
  many: '99+',
  title: places.notifications,
  all: actions.seeAll,
  settings: 'Elegir qué recibo',
  readAll: 'Marcar todas como leídas',
  loading: 'Cargando las notificaciones',
  none: 'No hay notificaciones.',
  failed: 'No pudimos traer las notificaciones.',
  retry: actions.retry,
  unread: 'Sin leer',
} as const
