/** Milliseconds at whose multiples a recovery is answered: more than finding, writing and keeping take together. */
export const evenTime = 400
