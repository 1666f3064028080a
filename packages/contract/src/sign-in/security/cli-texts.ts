/** What the operator reads of taking a person's second factor away. */
export const factorResetTexts = {
  usage:
    'user invite <correo> --company <número> --nit <nit> [--master] [--account <sucursal>] · user reset-factor <correo> --company <número> · user unlock <correo> --company <número>',
  done: 'Se retiró el segundo factor de {email} y se cerraron todas sus sesiones. Se le avisó por correo.',
  none: 'En la compañía {company} nadie con el correo {email} tiene un segundo factor.',
} as const

/** What the operator reads of lifting what failed attempts keep somebody out by. */
export const unlockTexts = {
  done: '{email} ya puede ingresar: se olvidaron los intentos fallidos de ingreso y de segundo factor.',
  none: 'En la compañía {company} nadie tiene el correo {email}.',
} as const
