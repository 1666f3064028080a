import { useElementScrollRestoration } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'

const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const // the person's ways to scroll

/**
 * Brings the page back to where it was left once its rows have come (decisions 4): the router has tried before, when
 * the page was not yet as high. Whoever has scrolled in the meantime is left alone.
 */
export function useRestoredScroll(isLoaded: boolean): void {
  const place = useElementScrollRestoration({ getElement: () => window })
  const wanted = useRef(place)

  useLayoutEffect(() => {
    const forget = () => {
      wanted.current = undefined
    }
    for (const move of ownMoves) addEventListener(move, forget, { passive: true, once: true })
    return () => {
      for (const move of ownMoves) removeEventListener(move, forget)
    }
  }, [])
  useLayoutEffect(() => {
    if (!isLoaded || !wanted.current) return
    scrollTo(wanted.current.scrollX, wanted.current.scrollY)
    wanted.current = undefined
  }, [isLoaded])
}
