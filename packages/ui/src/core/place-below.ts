const gap = 4
const edge = 8
/** Where less than this is left under a button, no list of any use has room. */
const foot = 96

/**
 * Puts a list under its button, inside the window, and above a button at the foot of it; it closes when its button moves away
 * from it as the page scrolls.
 */
export function placeBelow(button: HTMLElement | null, list: HTMLElement | null) {
  if (!button || !list) return
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const height = document.documentElement.clientHeight
  const isAtFoot = height - bottom < foot
  const isAtEnd = left + right > document.documentElement.clientWidth
  list.style.setProperty('top', isAtFoot ? 'auto' : `${bottom + gap}px`)
  list.style.setProperty('bottom', isAtFoot ? `${height - top + gap}px` : 'auto')
  list.style.setProperty('left', isAtEnd ? 'auto' : `${Math.max(edge, left)}px`)
  const roomAtEnd = document.documentElement.clientWidth - right
  list.style.setProperty('right', isAtEnd ? `${Math.max(edge, roomAtEnd)}px` : 'auto')
  closeOnceMoved(button, list, bottom)
}

/** A scroll from before the list was open is still told after it: the button stands where it stood, and so does the list. */
function closeOnceMoved(button: HTMLElement, list: HTMLElement, bottom: number) {
  const watch = new AbortController()
  const options = { signal: watch.signal, passive: true }
  const handleScroll = () => {
    if (Math.abs(button.getBoundingClientRect().bottom - bottom) > gap) list.hidePopover()
  }
  window.addEventListener('scroll', handleScroll, options)
  const handleToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'closed') watch.abort()
  }
  list.addEventListener('beforetoggle', handleToggle, options)
}
