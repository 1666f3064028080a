/** What a login says that waits for its second step. */
export const signInStepTexts = {
  secondStep: 'La contraseña es correcta. Falta el segundo factor para iniciar sesión.',
} as const
