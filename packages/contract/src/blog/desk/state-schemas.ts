/** How far a post is, as its suppliers see it. */
export const postStates = ['borrador', 'programada', 'publicada', 'retirada'] as const
export type PostState = (typeof postStates)[number]
