const gap = 12
const edge = 16

type Box = { left: number; right: number; top: number; bottom: number }
type Size = { width: number; height: number }

/**
 * Where a card stands that points at something: below it, above it or at its right, wherever it has room inside the window;
 * without anything to point at, or without room, in the lower right corner. It never covers what is kept free: the corner
 * is then above it.
 */
export function guidePlace(
  card: Size,
  target: Box | undefined,
  room: Size,
  kept?: Box,
): { left: number; top: number } {
  const last = { left: room.width - card.width - edge, top: room.height - card.height - edge }
  const isFree = ({ left, top }: { left: number; top: number }) =>
    !kept ||
    left >= kept.right ||
    left + card.width <= kept.left ||
    top >= kept.bottom ||
    top + card.height <= kept.top
  const corner = !kept || isFree(last) ? last : { ...last, top: kept.top - gap - card.height }
  if (!target) return corner
  const left = Math.min(Math.max(edge, target.left), last.left)
  const top = Math.min(Math.max(edge, target.top), last.top)
  const places = [
    { left, top: target.bottom + gap },
    { left, top: target.top - gap - card.height },
    { left: target.right + gap, top },
  ]
  const isInside = (place: { left: number; top: number }) =>
    place.top >= edge && place.top <= last.top && place.left >= edge && place.left <= last.left
  return places.find((place) => isInside(place) && isFree(place)) ?? corner
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
