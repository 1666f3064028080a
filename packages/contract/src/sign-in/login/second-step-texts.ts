import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'

/** The login's second step. */
export const secondStepTexts = {
  title: 'Confirme su identidad',
  enrolTitle: 'Active su segundo factor',
  enrol: '{company} exige un segundo factor para iniciar sesión, además de la contraseña. Elija cuál usar.',
  enrolPasskey: 'Llave de acceso de este equipo',
  enrolTotp: fields.authenticator,
  codesTitle: 'Guarde sus códigos de recuperación',
  submit: actions.continueOn,
  back: actions.goBack,
  trust: 'Confiar en este equipo durante 30 días',
  refusedTitle: 'No se pudo iniciar sesión',
  enrolRefusedTitle: 'No se pudo activar el segundo factor',
} as const
