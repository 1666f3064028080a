/** The formats in which the back office hands out a list. */
export const sheetFormats = ['xlsx', 'csv'] as const
export type SheetFormat = (typeof sheetFormats)[number]

/** Maximum rows of such a file: it is made while the person waits. */
export const mostSheetRows = 100_000
