/** Minutes for which the link of a recovery works (decisions 3). */
export const linkMinutes = 30

/** Milliseconds at whose multiples a recovery is answered: more than finding, writing and keeping take together. */
export const evenTime = 400
