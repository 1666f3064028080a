/** A search that does not come in this time takes no more letters from the page, in milliseconds. */
const longest = 3000

let isOpen = false
/** What was typed between the key that opens the search and its coming. */
let typedAhead = ''
const listeners = new Set<() => void>()

/** Whether the search over everything is open: buttons and a key open it, the shell shows it. */
export const searchOpening = {
  read: () => isOpen,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  open: () => turn(true),
  close: () => turn(false),
  /** The letters that were typed before the search's field was there; from then on the field takes them. */
  takeTyped() {
    document.removeEventListener('keydown', keepLetter)
    const typed = typedAhead
    typedAhead = ''
    return typed
  },
}

function turn(next: boolean): void {
  if (!next) searchOpening.takeTyped()
  else if (!isOpen) {
    document.addEventListener('keydown', keepLetter)
    setTimeout(() => document.removeEventListener('keydown', keepLetter), longest)
  }
  isOpen = next
  for (const listener of listeners) listener()
}

function keepLetter(event: KeyboardEvent): void {
  if (event.key === 'Escape') searchOpening.close()
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  typedAhead += event.key
}
