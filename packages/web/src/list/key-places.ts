/** Where the export of a list stands, for its key. */
export const exportPlace = 'list-export'
/** The field in which a list is searched, for its key. */
export const searchPlace = 'list-search'
