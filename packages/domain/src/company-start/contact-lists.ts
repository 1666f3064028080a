/** The default subjects of the contact form in the demo and new companies. */
export const readyAffairs = {
  payments: 'Fecha o estado de un pago',
  invoices: 'Radicación o devolución de facturas',
  certificates: 'Certificados de retención',
  access: 'Acceso al portal y usuarios',
  registration: 'Registro como proveedor',
  other: 'Otro asunto',
} as const

/** The default contact lists of a new company, which make its contact form usable; the company can change them. */
export const readyContactLists: Readonly<
  Record<'affairs' | 'related-to' | 'contact-through', readonly string[]>
> = {
  affairs: Object.values(readyAffairs),
  'related-to': ['Factura', 'Orden de compra', 'Entrada de almacén', 'Nota débito', 'Pago realizado'],
  'contact-through': ['Correo electrónico', 'Llamada al teléfono móvil', 'WhatsApp'],
}
