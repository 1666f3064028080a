/** What stands at the login of the back office. */
export const oidcLoginTexts = {
  open: 'Ingresar con la cuenta de la compañía',
  email: 'Correo electrónico',
  emailMalformed: 'Escriba un correo como nombre@compania.co.',
  go: 'Continuar',
  back: 'Ingresar con contraseña',
  choose: '¿A qué compañía ingresa?',
  tieTitle: 'Confirme quién es',
  tieIntro:
    'Es la primera vez que {email} ingresa con la cuenta de la compañía. Escriba una vez su contraseña de este portal para vincularla.',
  tiePassword: 'Contraseña',
  tieMissing: 'Escriba su contraseña.',
  tie: 'Vincular e ingresar',
  arriving: 'Terminando el ingreso…',
} as const
