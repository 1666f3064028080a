import { type ComponentProps, lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { searchOpening } from './opening.ts'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))

/** The search over everything, behind `Ctrl K`; its script comes when it is first opened. */
export function Search(props: Omit<ComponentProps<typeof Palette>, 'onClose'>) {
  const isOpen = useSyncExternalStore(searchOpening.subscribe, searchOpening.read)
  useEffect(() => {
    document.addEventListener('keydown', openByKey)
    return () => document.removeEventListener('keydown', openByKey)
  }, [])
  return (
    isOpen && (
      <Suspense fallback={null}>
        <Palette {...props} onClose={searchOpening.close} />
      </Suspense>
    )
  )
}

function openByKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return
  // The browser would go to its own search.
  event.preventDefault()
  // Another dialog asks something first.
  if (document.querySelector('dialog:modal') === null) searchOpening.open()
}
