/** A name as SQL writes it. Names come from the code and the catalogue, never from a file. */
export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

/** A text as SQL writes it. */
export const text = (value: string) => `'${value.replaceAll("'", "''")}'`
