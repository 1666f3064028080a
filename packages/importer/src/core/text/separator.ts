/**
 * The separators between the columns of a text; `fixed` is fixed width. In order of preference: a comma also occurs
 * within texts.
 */
export const separators = [';', '\t', '|', ',', 'fixed'] as const

/** A separator between the columns of a text. */
export type Separator = (typeof separators)[number]
