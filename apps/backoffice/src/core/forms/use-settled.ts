import { useEffect, useState } from 'react'

/** Milliseconds without a key after which what is typed is looked at. */
const pause = 350

/** What is typed, once nobody types any more. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  const written = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
    // The same words are the same value.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [written])
  return settled
}
