/** What a notice of the browser says when it may not say more, and why a browser cannot be kept. */
export const pushTexts = {
  keysWrong:
    'Su navegador no entregó una clave con la que se le puedan enviar avisos. Actualícelo e intente de nuevo.',
  discreet: 'Tiene una novedad en el portal de proveedores.',
} as const
