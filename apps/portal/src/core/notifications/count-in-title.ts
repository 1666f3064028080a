const counted = /^\((?:\d+|99\+)\) /

/** Writes how many are unread before the window's title, and keeps it there when a page gives itself another one. */
export function countInTitle(unread: number): () => void {
  const write = () => {
    const plain = document.title.replace(counted, '')
    const titled = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${plain}` : plain
    if (titled !== document.title) document.title = titled
  }
  write()
  const title = document.querySelector('title')
  if (!title) return () => undefined
  const watching = new MutationObserver(write)
  watching.observe(title, { childList: true, characterData: true, subtree: true })
  return () => watching.disconnect()
}
