/** The pending count of a menu entry, for screen readers. */
export const liveTexts = {
  waitsOne: '1 pendiente',
  waits: '{n} {n:pendiente|pendientes}',
} as const
