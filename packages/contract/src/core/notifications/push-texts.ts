/** What a notice of the browser says when it may not say more. */
export const pushTexts = {
  discreet: 'Tiene una novedad en el portal de proveedores.',
} as const
