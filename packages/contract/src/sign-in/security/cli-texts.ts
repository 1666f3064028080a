/** The command line texts of removing a user's second factor. */
export const factorResetTexts = {
  usage:
    'user invite <correo> --company <número> --nit <nit> [--master] [--account <sucursal>] · user reset-factor <correo> --company <número> · user unlock <correo> --company <número>',
  done: 'Se retiró el segundo factor de {email} y se cerraron todas sus sesiones. Se le avisó por correo.',
  none: 'En la compañía {company} nadie con el correo {email} tiene un segundo factor.',
} as const

/** The command line texts of lifting a lock after failed attempts. */
export const unlockTexts = {
  done: '{email} ya puede ingresar: se olvidaron los intentos fallidos de ingreso y de segundo factor.',
  none: 'En la compañía {company} nadie tiene el correo {email}.',
} as const
