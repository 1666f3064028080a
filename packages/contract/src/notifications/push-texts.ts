/** The push message without details, and the errors of registering a browser. */
export const pushTexts = {
  keysWrong:
    'Su navegador no entregó una clave con la que se le puedan enviar avisos. Actualícelo e intente de nuevo.',
  discreet: 'Tiene una novedad en el portal de proveedores.',
} as const
