/** Maximum number of a user's saved views per list. */
export const mostViews = 20
/** Maximum characters of a view's name, and of its search params. */
export const longestViewName = 60
export const longestSearch = 1500
/** Maximum number of columns of a view, more than any list has. */
export const longestColumns = 40
