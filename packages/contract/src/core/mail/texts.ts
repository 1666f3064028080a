/** What every mail of the product says around its own words. */
export const mailTexts = {
  linkHint: 'Si el botón no funciona, copie esta dirección en su navegador:',
  automatic: 'Este mensaje se envió automáticamente desde el portal de proveedores de {company}.',
} as const
