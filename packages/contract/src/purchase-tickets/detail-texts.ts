/** Texts of one entry's page (screens 2.5). */
export const purchaseTicketTexts = {
  title: 'Entrada {numero}',
  values: 'Datos de la entrada',
  lines: 'Ítems recibidos',
  related: 'Orden y facturas',
  noRelated: 'Esta entrada aún no está en ninguna factura.',
} as const
