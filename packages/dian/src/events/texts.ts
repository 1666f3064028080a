/** The constant texts of events, as the annex of RADIAN spells them. */
export const eventTexts = {
  profile: 'DIAN 2.1: ApplicationResponse de la Factura Electrónica de Venta',
  agency: 'CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)',
} as const
