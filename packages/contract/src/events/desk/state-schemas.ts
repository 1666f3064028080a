/** The states of an event. */
export const deskEventStates = ['borrador', 'publicado', 'cancelado', 'terminado'] as const
export type DeskEventState = (typeof deskEventStates)[number]
