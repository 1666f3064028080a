/** When each answer that says `changesIn` of itself is no longer what the server would say, by this device's clock. */
const changes = new WeakMap<Promise<unknown>, number>()

/** The longest that a browser's timer can wait; what changes later is looked at again on the way. */
const longestTimer = 2_000_000_000
/** Milliseconds after the moment itself, so that the server's clock has passed it, too. */
const grace = 50

/** Keeps until when an answer is good, where it says so: `changesIn`, in milliseconds. */
export function keepAge(asked: Promise<unknown>, answer: unknown): void {
  const isTimed = typeof answer === 'object' && answer !== null && 'changesIn' in answer
  if (isTimed && typeof answer.changesIn === 'number')
    changes.set(asked, Date.now() + answer.changesIn + grace)
}

/** Whether an answer has changed since. */
export function isOld(asked: Promise<unknown>): boolean {
  return (changes.get(asked) ?? Infinity) <= Date.now()
}

/** Calls back once an answer has changed, also when the device slept meanwhile. The answer ends the waiting. */
export function whenOld(asked: Promise<unknown>, onOld: () => void): () => void {
  const at = changes.get(asked)
  if (at === undefined) return () => {}
  const look = () => {
    clearTimeout(timer)
    if (isOld(asked)) onOld()
    else timer = setTimeout(look, Math.min(at - Date.now(), longestTimer))
  }
  let timer = setTimeout(look, Math.min(Math.max(at - Date.now(), 0), longestTimer))
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
