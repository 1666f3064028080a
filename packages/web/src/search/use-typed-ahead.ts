import { useEffect, useEffectEvent } from 'react'
import { searchOpening } from './opening.ts'

/** Gives the search, once it is there, what was typed before. */
export function useTypedAhead(onText: (text: string) => void): void {
  const handleTyped = useEffectEvent(() => {
    const typed = searchOpening.takeTyped()
    if (typed !== '') onText(typed)
  })
  useEffect(() => handleTyped(), [])
}
