const gap = 4
const edge = 8

/** Puts a list under its button, inside the window; it closes when the page scrolls away under it. */
export function placeBelow(button: HTMLElement | null, list: HTMLElement | null) {
  if (!button || !list) return
  const { left, right, bottom } = button.getBoundingClientRect()
  const isAtEnd = left + right > document.documentElement.clientWidth
  list.style.setProperty('top', `${bottom + gap}px`)
  list.style.setProperty('left', isAtEnd ? 'auto' : `${Math.max(edge, left)}px`)
  const roomAtEnd = document.documentElement.clientWidth - right
  list.style.setProperty('right', isAtEnd ? `${Math.max(edge, roomAtEnd)}px` : 'auto')
  window.addEventListener('scroll', () => list.hidePopover(), { once: true, passive: true })
}
