/** Quotes an SQL identifier. Names come from the code and the catalogue, never from a file. */
export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Quotes an SQL text literal. */
export const text = (value: string) => `'${value.replaceAll("'", "''")}'`
