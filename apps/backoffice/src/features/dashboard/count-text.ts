/** A number as Colombians write it. */
export const numberOf = (value: number): string => value.toLocaleString('es-CO')
