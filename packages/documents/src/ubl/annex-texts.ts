/** Fixed words of electronic documents, as the DIAN's annex 1.9 writes them. */
export const annexTexts = {
  attached: 'Documentos adjuntos',
  attachedProfile: 'Factura Electrónica de Venta',
  attachedType: 'Contenedor de Factura Electrónica',
  invoiceProfile: 'DIAN 2.1: Factura Electrónica de Venta',
  creditNoteProfile: 'DIAN 2.1: Nota Crédito de Factura Electrónica de Venta',
} as const
