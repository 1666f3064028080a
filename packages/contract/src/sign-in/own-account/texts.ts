/** One's own account in the back office. */
export const ownAccountTexts = {
  title: 'Mi cuenta',
  description: 'Su contraseña, su segundo factor, su correo y sus equipos.',
} as const
