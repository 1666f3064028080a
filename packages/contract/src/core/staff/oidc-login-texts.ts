/** What stands at the login of the back office. */
export const oidcLoginTexts = {
  open: 'Ingresar con la cuenta de la compañía',
  title: 'Cuenta de la compañía',
  email: 'Correo electrónico',
  emailMalformed: 'Escriba un correo como nombre@compania.co.',
  go: 'Continuar',
  back: 'Ingresar con contraseña',
  arriving: 'Terminando el ingreso…',
} as const
