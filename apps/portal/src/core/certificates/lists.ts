/** Says in the address that the certificates of all years are listed, or of them only those that are new. */
export const allYears = 'todos'
export const newOnly = 'nuevos'
