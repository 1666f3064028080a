import list from './units.json' with { type: 'json' }

const byCode = new Map(list.map(({ id, nombre }) => [id, nombre]))

/** Returns the name of a unit of measure by its code in electronic invoices (UN/ECE Rec 20 and 21), or the code itself. */
export const unitName = (code: string): string => byCode.get(code.trim().toUpperCase()) ?? code
