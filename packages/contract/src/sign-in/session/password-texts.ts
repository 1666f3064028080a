/** Why a new password is not taken. */
export const passwordRuleTexts = {
  required: 'Ingrese la contraseña.',
  short: 'La contraseña debe tener al menos 10 caracteres.',
  long: 'La contraseña puede tener hasta 128 caracteres.',
  common: 'Esa contraseña es muy conocida. Elija otra.',
} as const
