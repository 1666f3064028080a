import { useCallback } from 'react'
import styles from './drawn-part.module.css'

/** The parts of the frame that the server drew, before the application took its place. */
const drawn = new Map<string, readonly Node[]>()

/** Keeps what the server drew of the frame: what answers there comes after the page's rows. */
export function keepDrawnParts(element: HTMLElement): void {
  for (const part of element.querySelectorAll<HTMLElement>('[data-part]'))
    drawn.set(part.dataset['part'] ?? '', [...part.childNodes])
}

/** A part of the frame as the server drew it, until the one that answers has come; the menu's links lead at once. */
export function DrawnPart({ part }: { part: string }) {
  const place = useCallback(
    (box: HTMLElement | null) => box?.replaceChildren(...(drawn.get(part) ?? [])),
    [part],
  )
  return <div ref={place} className={styles.part} inert={part !== 'nav'} />
}
