/** The bell in the header. */
export const bellTexts = {
  label: { none: 'Notificaciones', one: 'Notificaciones: 1 sin leer', many: 'Notificaciones: {n} sin leer' },
  many: '99+',
  title: 'Notificaciones',
  all: 'Ver todas',
  settings: 'Elegir qué recibo',
  readAll: 'Marcar todas como leídas',
  loading: 'Cargando las notificaciones',
  none: 'No hay notificaciones.',
  failed: 'No pudimos traer las notificaciones.',
  retry: 'Reintentar',
  unread: 'Sin leer',
} as const
