/** How far an event is. */
export const deskEventStates = ['borrador', 'publicado', 'cancelado', 'terminado'] as const
export type DeskEventState = (typeof deskEventStates)[number]
