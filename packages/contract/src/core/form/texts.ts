import * as actions from '../words/action-texts.ts'

/** Texts of form controls shared by several screens. */
export const passwordTexts = {
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
} as const

/** The texts of every form. */
export const formTexts = {
  /** Title and first line of the dialog of missing data (spec 5). */
  missingTitle: 'Faltan algunos datos por diligenciar',
  missing: 'Para continuar con este proceso debes diligenciar los siguientes datos:',
  understood: 'Entendido',
  close: actions.close,
  cancel: actions.cancel,
  refusedTitle: 'No se pudo enviar',
} as const
