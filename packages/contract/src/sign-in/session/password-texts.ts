import * as sentences from '../../core/words/sentence-texts.ts'

/** Why a new password is rejected. */
export const passwordRuleTexts = {
  required: sentences.enterPassword,
  short: 'La contraseña debe tener al menos 10 caracteres.',
  long: 'La contraseña puede tener hasta 128 caracteres.',
  common: 'Esa contraseña es muy común. Elija otra.',
} as const
