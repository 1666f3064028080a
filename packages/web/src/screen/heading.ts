let focused: Element | null = null

/** Moves the focus to the page's heading, so that a screen reader begins there after a navigation. */
export function focusHeading(): void {
  // The same screen for other days: the field that changed them keeps the focus.
  if (document.activeElement?.closest('main :is(select, input)')) return
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  focused = heading
}

/** Keeps the focus on the heading when the page was drawn anew and took the focused heading with it. */
export function keepHeadingFocus(): void {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (isLost && focused && !focused.isConnected) focusHeading()
}

/** Where navigations are announced; it is in the page from the start, because a new live region is not heard. */
export const announcerId = 'announcer'

/** Says the new page's name to who does not see it. */
export function announcePage(): void {
  const announcer = document.getElementById(announcerId)
  if (announcer) announcer.textContent = document.title
}
