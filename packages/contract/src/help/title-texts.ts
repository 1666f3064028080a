/** The name of the manual, in its own file because the login's footer needs no other help text. */
export const helpTitle = 'Ayuda'
