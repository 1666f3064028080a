/** Names that a template may give its fields; others are passed over by the form and by the server. */
export const fieldName = /^[A-Za-z][\w-]{0,59}$/
