/** The streams that this process tells news to, of both origins. */
export const openStreams = new Set<AbortController>()
