/** Rows a page offers (screens 2.0). */
export const pageSizes = [10, 25, 50] as const
/** Rows of a page when the link names no size. */
export const defaultPageSize = 25
/** A page by its number reaches this row of the filtered set; beyond, the filter must narrow (decisions 7). */
export const lastRowByNumber = 10_000
/** `{days}` in a list's route: 0 to ten years (decisions 4). */
export const maxDays = 3650

/** Rows that one slice of "Ver todo" brings at most. */
export const sliceSize = 2000
/** Rows that "Ver todo" shows at most. */
export const longestList = 100_000

/** Values that a filter offers at most: those of most rows. */
export const offeredChoices = 50
