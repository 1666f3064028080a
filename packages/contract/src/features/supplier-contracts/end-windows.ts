/** The windows in which a contract may be about to end (screens 2.11), in days. */
export const endWindows = ['30', '60', '90'] as const // the windows are the words
