/** Views that a person may save of one list. */
export const mostViews = 20
/** Characters of a view's name, and of the search params that it keeps. */
export const longestViewName = 60
export const longestSearch = 1500
/** Columns that a view names at most; no list has so many. */
export const longestColumns = 40
