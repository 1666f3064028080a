/** How many of a document's events are told; older ones stay in the books. */
export const eventsShown = 100
