import * as sentences from '../../core/words/sentence-texts.ts'

/** Why a new password is rejected. */
export const passwordRuleTexts = {
  required: sentences.enterPassword,
  short: 'La contraseña debe tener al menos 10 caracteres.',
  long: 'La contraseña puede tener hasta 128 caracteres.',
  common:
    'Esa contraseña es fácil de adivinar: es muy común, o lleva su nombre, su correo o el de una compañía. Elija otra.',
} as const
