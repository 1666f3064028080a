import { type RefObject, useEffect, useRef } from 'react'

/** The part of a page for which an address opened it comes into view; others stay where they are. */
export function useOpenedPart<Part extends HTMLElement>(isOpened: boolean): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useEffect(() => {
    if (isOpened) part.current?.scrollIntoView()
  }, [isOpened])
  return part
}
