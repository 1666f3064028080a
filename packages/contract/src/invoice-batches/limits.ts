/** The shapes of a file: with a separator, with columns of fixed width, and a workbook. */
export const batchShapes = ['separado', 'ancho_fijo', 'excel'] as const
export const batchSeparators = [';', ',', '|', '\t'] as const
export const batchDays = ['AAAAMMDD', 'AAAA-MM-DD', 'DD/MM/AAAA'] as const
export const batchEncodings = ['utf-8', 'windows-1252'] as const

/** The most columns of a format, formats of a company, and invoices of a file. */
export const mostBatchColumns = 60
export const mostBatchFormats = 20
export const mostBatchInvoices = 2000
/** Rows of the preview. */
export const previewRows = 5
