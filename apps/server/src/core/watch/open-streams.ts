/** The open event streams of this process, of both origins. */
export const openStreams = new Set<AbortController>()
