import type { Option } from './option.ts'
import list from './units.json' with { type: 'json' }

/** The units of measure by their codes in electronic invoices (UN/ECE Rec 20 and 21). */
export const units: readonly Option[] = list

const byCode = new Map(list.map(({ id, nombre }) => [id, nombre]))

/** Returns the name of a unit of measure by its code in electronic invoices (UN/ECE Rec 20 and 21), or the code itself. */
export const unitName = (code: string): string => byCode.get(code.trim().toUpperCase()) ?? code

/** Whether a code is one of a unit. */
export const isUnit = (code: string): boolean => byCode.has(code)
