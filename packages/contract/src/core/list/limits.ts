/** The page sizes on offer (screens 2.0). */
export const pageSizes = [10, 25, 50] as const
/** The page size if the URL has none. */
export const defaultPageSize = 25
/** The last row of the filtered set that can be reached by page number; beyond it, the filter must narrow (decisions 7). */
export const lastRowByNumber = 10_000
/** Maximum `{days}` in a list's route: ten years (decisions 4). */
export const maxDays = 3650

/** Maximum rows of one slice of "Ver todo". */
export const sliceSize = 2000
/** Maximum rows of "Ver todo". */
export const longestList = 100_000

/** Maximum rows of a list on paper: some thirty sheets. They come in one slice. */
export const mostPrinted = 1000

/** Maximum values that a filter offers: those with the most rows. */
export const offeredChoices = 50
