/** How long a request may take before the person is told to wait (spec 9, Loading overlay). */
export const PENDING_THRESHOLD_MS = 500

/** Counts the requests under way and says when the person has waited long enough to be told. */
export function createPending(thresholdMs = PENDING_THRESHOLD_MS) {
  let underWay = 0
  let isOverdue = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function publish(next: boolean) {
    if (next === isOverdue) return
    isOverdue = next
    for (const listener of listeners) listener()
  }

  function begin(): () => void {
    if (underWay++ === 0) timer = setTimeout(() => publish(true), thresholdMs)
    let hasEnded = false
    return function end() {
      if (hasEnded) return
      hasEnded = true
      if (--underWay > 0) return
      clearTimeout(timer)
      publish(false)
    }
  }

  return {
    /** One more request is under way; the answer is called once, when it ends. */
    begin,
    /** Follows a promise from now until it settles, and hands it back. */
    track: <Value>(work: Promise<Value>): Promise<Value> => work.finally(begin()),
    isOverdue: () => isOverdue,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The requests of this page that the person waits for, as the LoadingOverlay shows them: only writes block the page. */
export const pending = { reads: createPending(), writes: createPending() }
