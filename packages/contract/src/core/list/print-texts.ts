/** The texts of a printed document. */
export const printTexts = {
  company: '{nombre} · NIT {nit}',
  supplier: 'Proveedor: {supplier}',
  printedAt: 'Impreso el {instant}',
} as const
