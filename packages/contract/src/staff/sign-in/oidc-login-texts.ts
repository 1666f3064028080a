import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as sentences from '../../core/words/sentence-texts.ts'

/** The texts of the provider at the login of the back office. */
export const oidcLoginTexts = {
  open: 'Iniciar sesión con la cuenta de la compañía',
  email: fields.email,
  emailMalformed: sentences.writeEmail,
  go: actions.continueOn,
  back: 'Iniciar sesión con contraseña',
  choose: '¿En qué compañía desea iniciar sesión?',
  tieTitle: 'Confirme su identidad',
  tieIntro:
    'Es la primera vez que {email} usa la cuenta de la compañía. Escriba su contraseña de este portal para vincularla.',
  tiePassword: fields.password,
  tieMissing: 'Escriba su contraseña.',
  tie: 'Vincular e iniciar sesión',
  arriving: 'Iniciando sesión…',
} as const
