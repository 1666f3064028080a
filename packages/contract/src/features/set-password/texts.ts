/** Texts of the page that a one-use link opens. */
export const setPasswordTexts = {
  title: 'Cree su contraseña',
  intro: 'Esta contraseña es solo suya: la compañía no la conoce ni puede verla.',
  password: 'Contraseña nueva',
  repeat: 'Repita la contraseña',
  hint: 'Al menos 10 caracteres. Una frase de varias palabras es más segura y más fácil de recordar.',
  submit: 'Guardar la contraseña',
  refusedTitle: 'No se pudo guardar la contraseña',
  required: 'Ingrese la contraseña.',
  short: 'La contraseña debe tener al menos 10 caracteres.',
  long: 'La contraseña puede tener hasta 128 caracteres.',
  common: 'Esa contraseña es muy conocida. Elija otra.',
  existing: 'Este correo ya tiene una contraseña en el portal. Ingrese esa misma para aceptar la invitación.',
  different: 'Las dos contraseñas no son iguales.',
  doneTitle: 'Contraseña guardada',
  done: 'Ya puede iniciar sesión con su correo y la contraseña nueva.',
  goToLogin: 'Ir a Iniciar Sesión',
} as const
