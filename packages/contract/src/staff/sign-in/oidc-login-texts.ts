import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as sentences from '../../core/words/sentence-texts.ts'

/** What is at the login of the back office. */
export const oidcLoginTexts = {
  open: 'Ingresar con la cuenta de la compañía',
  email: fields.email,
  emailMalformed: sentences.writeEmail,
  go: actions.continueOn,
  back: 'Ingresar con contraseña',
  choose: '¿A qué compañía ingresa?',
  tieTitle: 'Confirme quién es',
  tieIntro:
    'Es la primera vez que {email} ingresa con la cuenta de la compañía. Escriba una vez su contraseña de este portal para vincularla.',
  tiePassword: fields.password,
  tieMissing: 'Escriba su contraseña.',
  tie: 'Vincular e ingresar',
  arriving: 'Terminando el ingreso…',
} as const
