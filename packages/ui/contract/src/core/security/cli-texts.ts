/** What the operator reads of taking a person's second factor away. */
export const factorResetTexts = {
  usage:
    'user invite <correo> --company <número> --nit <nit> [--master] [--account <sucursal>] · user reset-factor <correo> --company <número>',
  done: 'Se retiró el segundo factor de {email} y se cerraron todas sus sesiones. Se le avisó por correo.',
  none: 'En la compañía {company} nadie con el correo {email} tiene un segundo factor.',
} as const
