/** The login's second step. */
export const secondStepTexts = {
  title: 'Confirme que es usted',
  enrolTitle: 'Active su segundo factor',
  enrol:
    '{company} exige un segundo factor para ingresar: además de la contraseña, algo que solo usted tiene. Elija cómo.',
  enrolPasskey: 'Llave de acceso de este equipo',
  enrolTotp: 'Aplicación de autenticación',
  codesTitle: 'Guarde sus códigos de recuperación',
  submit: 'Continuar',
  back: 'Volver',
  trust: 'Confiar en este equipo durante 30 días',
  refusedTitle: 'No se pudo ingresar',
  enrolRefusedTitle: 'No se pudo activar el segundo factor',
} as const
