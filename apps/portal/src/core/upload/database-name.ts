/** The name of the browser's database of files that are on their way. */
export const uploadsDatabase = 'uploads_DB'
