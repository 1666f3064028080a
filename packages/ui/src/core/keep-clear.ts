import { freeTop, type Span } from './free-place.ts'

/** How often what lies beneath the notices is looked at while there are any: pages change, scroll and move the focus. */
const LOOK_MS = 200

/** What a notice never covers: the buttons that a page is about or has in its bar, and what holds the focus. */
const mainButtons = '[data-variant="primary"], [data-variant="danger"], [data-page-acts] button'

/**
 * Keeps the notices of a panel off the page's main buttons and the focused field until it is stopped. They stand where the
 * style puts them (spec 9) unless they would cover one there.
 */
export function keepClear(panel: HTMLElement, stack: HTMLElement): () => void {
  panel.style.removeProperty('top')
  const look = () => {
    if (stack.matches(':hover') || stack.contains(document.activeElement)) return
    const standing = stack.getBoundingClientRect()
    const moved = Number.parseFloat(panel.style.top) || 0
    const first = standing.top - moved
    const room = { top: first, bottom: document.documentElement.clientHeight - edge(panel) }
    const top = freeTop(standing.height, standing.top, room, beneath(standing, panel))
    panel.style.setProperty('top', `${top - first}px`)
  }
  look()
  const timer = setInterval(look, LOOK_MS)
  return () => clearInterval(timer)
}

function edge(panel: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(panel).paddingBlockEnd) || 0
}

/** The spans, one below the other, of what lies in the way of the notices; behind a dialog nothing can be used. */
function beneath({ left, right }: DOMRect, panel: HTMLElement): Span[] {
  const page = document.querySelector('dialog:modal') ?? document
  const { activeElement: focused } = document
  const kept = [...page.querySelectorAll(mainButtons), ...(focused && isOwn(focused) ? [focused] : [])]
  return kept
    .filter((element) => !panel.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0 && box.left < right && box.right > left)
}

/** A field or a button; a page or a heading that was given the focus is not something that one is about to use. */
function isOwn(element: Element): boolean {
  return element.matches('input, select, textarea, button, a[href], [contenteditable]')
}
