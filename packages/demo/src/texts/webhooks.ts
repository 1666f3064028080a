/** The webhook of the demo's first company. */
export const demoWebhookTexts = {
  failed: 'No se preparó el webhook de la demostración: {reason}',
  description: 'Odoo producción',
  refused: '{"error": "El proveedor no existe en el ERP"}',
} as const
