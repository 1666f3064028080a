/** What may stand between the columns of a text: `fixed` is nothing but their places. By preference: a comma stands in texts, too. */
export const separators = [';', '\t', '|', ',', 'fixed'] as const

/** What stands between the columns of a text. */
export type Separator = (typeof separators)[number]
