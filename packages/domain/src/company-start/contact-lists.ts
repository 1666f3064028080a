/** What a contact form asks about, in the words that the demo and new companies begin with. */
export const readyAffairs = {
  payments: 'Fecha o estado de un pago',
  invoices: 'Radicación o devolución de facturas',
  certificates: 'Certificados de retención',
  access: 'Acceso al portal y usuarios',
  registration: 'Registro como proveedor',
  other: 'Otro asunto',
} as const

/** The lists with which a new company's contact form can be sent at once; the company changes them as it likes. */
export const readyContactLists: Readonly<
  Record<'affairs' | 'related-to' | 'contact-through', readonly string[]>
> = {
  affairs: Object.values(readyAffairs),
  'related-to': ['Factura', 'Orden de compra', 'Entrada de almacén', 'Nota débito', 'Pago realizado'],
  'contact-through': ['Correo electrónico', 'Llamada al teléfono móvil', 'WhatsApp'],
}
