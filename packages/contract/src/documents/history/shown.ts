/** Maximum number of events shown for a document; older ones are only in the database. */
export const eventsShown = 100
