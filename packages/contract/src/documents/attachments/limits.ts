/** The longest description of a file, and reason for taking it back. */
export const addedFileLimits = { description: 200, reason: 500 } as const

/** The most files whose documents are looked for at once, and the candidates told of each. */
export const matchLimits = { names: 200, length: 200, candidates: 6 } as const
