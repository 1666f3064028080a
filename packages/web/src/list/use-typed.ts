import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What is being typed in a filter's fields. It settles into the address after a pause (null: when the field is left or
 * Enter is pressed), and follows the address when that changes from elsewhere: Back, "Limpiar filtros".
 */
export function useTyped(
  kept: readonly string[],
  onSettle: (typed: readonly string[]) => void,
  pause: number | null,
) {
  const [typed, setTyped] = useState(kept)
  const [known, setKnown] = useState(kept)
  const [settled, setSettled] = useState(kept)

  if (!isSame(kept, known)) {
    setKnown(kept)
    if (!isSame(kept, settled)) {
      setTyped(kept)
      setSettled(kept)
    }
  }
  const settle = useEffectEvent(() => {
    if (isSame(typed, settled)) return
    setSettled(typed)
    onSettle(typed)
  })
  useEffect(() => {
    if (pause === null) return
    const timer = setTimeout(() => settle(), pause)
    return () => clearTimeout(timer)
  }, [typed, pause])

  return {
    typed,
    /** Takes a field's new text. */
    type: (at: number, text: string) => setTyped(typed.map((other, place) => (place === at ? text : other))),
    /** Settles what is typed without waiting. */
    settleNow: () => {
      if (isSame(typed, settled)) return
      setSettled(typed)
      onSettle(typed)
    },
  }
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, at) => text === other[at])
