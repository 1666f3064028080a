const gap = 12
const edge = 16

type Box = { left: number; right: number; top: number; bottom: number }
type Size = { width: number; height: number }

/**
 * Where a card stands that points at something: below it, above it or at its right, wherever it has room inside the window;
 * without anything to point at, or without room, in the lower right corner.
 */
export function guidePlace(card: Size, target: Box | undefined, room: Size): { left: number; top: number } {
  const corner = { left: room.width - card.width - edge, top: room.height - card.height - edge }
  if (!target) return corner
  const left = Math.min(Math.max(edge, target.left), corner.left)
  const top = Math.min(Math.max(edge, target.top), corner.top)
  const places = [
    { left, top: target.bottom + gap },
    { left, top: target.top - gap - card.height },
    { left: target.right + gap, top },
  ]
  const isInside = (place: { left: number; top: number }) =>
    place.top >= edge && place.top <= corner.top && place.left >= edge && place.left <= corner.left
  return places.find(isInside) ?? corner
}

/** The first element that can be seen, or the closed menu in which it is. */
export function findTarget(selectors: readonly string[]): Element | undefined {
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) {
      if (isSeen(element)) return element
      const opener = element.closest('details')?.querySelector('summary')
      if (opener && isSeen(opener)) return opener
    }
  return undefined
}

function isSeen(element: Element): boolean {
  const { width, height, bottom, top } = element.getBoundingClientRect()
  return width > 0 && height > 0 && bottom > 0 && top < innerHeight && element.checkVisibility()
}
