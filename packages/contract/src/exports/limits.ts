/** The formats of a list's export. */
export const exportFormats = ['xlsx', 'csv', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** The formats of files made in the background: lists, and ZIP files of certificates. */
export const fileFormats = [...exportFormats, 'zip'] as const
export type FileFormat = (typeof fileFormats)[number]

/** Maximum rows of a synchronous file; larger ones are made in the background. */
export const rowsAtOnce: Readonly<Record<ExportFormat, number>> = { xlsx: 20_000, csv: 20_000, pdf: 2_000 }
/** Maximum rows of any file; a PDF of this size has some five hundred pages. */
export const mostRows: Readonly<Record<ExportFormat, number>> = {
  xlsx: 2_000_000,
  csv: 5_000_000,
  pdf: 20_000,
}
/** Maximum pending files of one user. */
export const mostWaiting = 3
/** Days for which a background file is stored. */
export const keptDays = 7
