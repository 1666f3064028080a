/** The banner on every screen while staff views the portal as a supplier's user. */
export const viewTexts = {
  band: '{by} ve el portal como {persona}, de {supplier}. Modo de solo consulta hasta las {hora}.',
  /** The same of the supplier itself, without a user. */
  bandOfSupplier: '{by} ve el portal como {supplier}. Modo de solo consulta hasta las {hora}.',
  end: 'Salir de la vista',
} as const
