/** What waits at a place of the menu, for who hears the page. */
export const liveTexts = {
  waitsOne: '1 pendiente',
  waits: '{n} {n:pendiente|pendientes}',
} as const
