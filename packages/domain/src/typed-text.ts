/** Letters with and without accents, and spaces: what a letters-only field may hold (spec 5, Text-input restrictions). */
export const lettersOnly = /^[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u1E00-\u1EFF ]*$/

/** Digits: what a phone, an identification number or a code may hold. */
export const digitsOnly = /^\d*$/

/** Digits with an optional leading minus and one decimal part, after a point or a comma; or empty. */
export const numeric = /^(?:-?\d+(?:[.,]\d+)?)?$/
