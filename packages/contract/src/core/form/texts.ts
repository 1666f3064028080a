/** Texts of form controls that stand on several screens. */
export const passwordTexts = {
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
} as const
