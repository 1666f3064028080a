import { passwordRuleTexts } from '../sign-in/session/password-texts.ts'
import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'

/** Texts of the page of a one-use link. */
export const setPasswordTexts = {
  ...passwordRuleTexts,
  pageTitle: fields.portalAccess,
  title: 'Cree su contraseña',
  acceptTitle: 'Acepte la invitación',
  opening: 'Un momento, estamos abriendo el enlace.',
  password: 'Contraseña nueva',
  repeat: 'Repita la contraseña',
  hint: 'Al menos 10 caracteres. Una frase de varias palabras es más segura y más fácil de recordar.',
  submit: 'Guardar la contraseña',
  refusedTitle: 'No se pudo guardar la contraseña',
  knownPassword: 'Su contraseña',
  accept: 'Aceptar la invitación',
  existing: 'Este correo ya tiene una contraseña. Ingrese esa misma para aceptar la invitación.',
  different: 'Las dos contraseñas no son iguales.',
  doneTitle: 'Contraseña guardada',
  done: 'Ya puede iniciar sesión con su correo y la contraseña nueva.',
  acceptedTitle: 'Invitación aceptada',
  accepted: 'Ya puede iniciar sesión con su correo y la contraseña que ya tenía.',
  unreadTitle: 'No pudimos abrir el enlace',
  spentTitle: 'Este enlace ya no es válido',
  spent: 'El enlace ya se usó, venció o fue reemplazado por otro más reciente.',
  spentHelp: 'Si era una invitación, pida a la compañía que se la envíe de nuevo.',
  askAgain: 'Solicitar un enlace nuevo',
  goToLogin: actions.goToSignIn,
} as const
