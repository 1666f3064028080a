import * as actions from '../../core/words/action-texts.ts'

/** Texts of the page by which a session moves to another company's host. */
export const handOverTexts = {
  title: 'Cambio de compañía',
  entering: 'Estamos abriendo el portal de la compañía que eligió.',
  refusedTitle: 'No se pudo cambiar de compañía',
  help: 'Inicie sesión aquí con su correo y contraseña, o vuelva a la página en la que estaba y elija de nuevo la compañía.',
  goToLogin: actions.goToSignIn,
} as const
