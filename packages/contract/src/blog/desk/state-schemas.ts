/** The states of a post, as seen by suppliers. */
export const postStates = ['borrador', 'programada', 'publicada', 'retirada'] as const
export type PostState = (typeof postStates)[number]
