/** The message of a login that waits for its second step. */
export const signInStepTexts = {
  secondStep: 'La contraseña es correcta. Falta el segundo factor para iniciar sesión.',
} as const
