/** What a printed document says of itself. */
export const printTexts = {
  company: '{nombre} · NIT {nit}',
  supplier: 'Proveedor: {supplier}',
  printedAt: 'Impreso el {instant}',
} as const
