/** The most documents that are decided on, or reminded of, at once. */
export const mostAtOnce = 100
