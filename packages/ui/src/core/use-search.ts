import { useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds without a key before a text is looked up. */
const pause = 250

/** How far a search has come; what was found before stays until the next answer. */
export type Search<Found> = {
  state: 'idle' | 'searching' | 'done' | 'failed'
  text: string
  found: readonly Found[]
}

/**
 * Looks a text up once no key has come for a while; a newer text takes the place of an older one, whose answer, should
 * it still come, is not shown. `ask` without waiting is for a list that has just been opened.
 */
export function useSearch<Found>(
  search: (text: string, signal: AbortSignal) => Promise<readonly Found[]>,
): Search<Found> & { ask: (text: string, isAtOnce?: boolean) => void; forget: () => void } {
  const [current, setCurrent] = useState<Search<Found>>({ state: 'idle', text: '', found: [] })
  const running = useRef<AbortController>(undefined)
  const timer = useRef<number>(undefined)

  const stop = useCallback(() => {
    window.clearTimeout(timer.current)
    running.current?.abort()
  }, [])
  useEffect(() => stop, [stop])

  const ask = (text: string, isAtOnce = false) => {
    stop()
    const { signal } = (running.current = new AbortController())
    setCurrent(({ found }) => ({ state: 'searching', text, found }))
    const begin = () =>
      search(text, signal).then(
        (found) => signal.aborted || setCurrent({ state: 'done', text, found }),
        () => signal.aborted || setCurrent({ state: 'failed', text, found: [] }),
      )
    timer.current = window.setTimeout(() => void begin(), isAtOnce ? 0 : pause)
  }
  const forget = () => {
    stop()
    setCurrent({ state: 'idle', text: '', found: [] })
  }
  return { ...current, ask, forget }
}
