/** The mail with the link to set a new password. */
export const recoveryMailTexts = {
  subject: 'Cree una contraseña nueva para el portal de {company}',
  title: 'Cree una contraseña nueva',
  greeting: 'Hola, {name}:',
  plainGreeting: 'Hola:',
  asked:
    'Recibimos una solicitud para restablecer la contraseña de {email} en el portal de proveedores de {company}.',
  button: 'Crear una contraseña nueva',
  valid:
    'El enlace sirve una sola vez y vence en {minutes} {minutes:minuto|minutos}. Si pide otro, este deja de funcionar.',
  unexpected:
    'Si no lo solicitó, ignore este mensaje: su contraseña sigue siendo la misma. La solicitud vino de la dirección {address}.',
} as const
