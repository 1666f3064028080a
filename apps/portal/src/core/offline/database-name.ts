/** The name of the offline database (spec 3 and 9). */
export const databaseName = 'account_DB'
