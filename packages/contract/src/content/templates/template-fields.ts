/** The allowed names of a template's fields; the form and the server ignore others. */
export const fieldName = /^[A-Za-z][\w-]{0,59}$/
