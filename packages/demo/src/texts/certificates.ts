/** The company's reason for the revoked certificate of the demo. */
export const demoCertificateTexts = {
  failed: 'No se expidieron los certificados de la demostración: {reason}',
  actor: 'cuentas@demo.co',
  reason:
    'La dirección del proveedor quedó desactualizada. Se expide de nuevo con los datos del RUT vigente.',
} as const
