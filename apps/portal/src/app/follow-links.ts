import type { RouterHistory } from '@tanstack/react-router'

/** Lets the router follow plain links to routes, so that Back returns to the place on the page that was left. */
export function followLinks(history: RouterHistory): void {
  document.addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return
    const link = event.target.closest('a')
    const href = link?.getAttribute('href')
    if (!href?.startsWith('#/') || link?.target === '_blank') return
    event.preventDefault()
    history.push(href.slice(1))
  })
}
