/** The files that a list is exported as. */
export const exportFormats = ['xlsx', 'csv', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** The files that are made in the background: lists, and certificates packed together. */
export const fileFormats = [...exportFormats, 'zip'] as const
export type FileFormat = (typeof fileFormats)[number]

/** Rows up to which a file is handed out at once; with more it is made in the background. */
export const rowsAtOnce: Readonly<Record<ExportFormat, number>> = { xlsx: 20_000, csv: 20_000, pdf: 2_000 }
/** Rows that a file may have at all: a PDF of this many has some five hundred pages. */
export const mostRows: Readonly<Record<ExportFormat, number>> = {
  xlsx: 2_000_000,
  csv: 5_000_000,
  pdf: 20_000,
}
/** Files that one person may be waiting for at a time. */
export const mostWaiting = 3
/** Days for which a file that was made in the background is kept. */
export const keptDays = 7
