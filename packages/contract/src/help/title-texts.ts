/** The name of the manual, in a file of its own: the login's footer shows it and needs nothing else of the help. */
export const helpTitle = 'Ayuda'
