import { type Ref, type RefCallback, useCallback } from 'react'

/** One ref for an element that two want to hold: the component itself and anyone who uses it. */
export function useJoinedRefs<Element>(
  own: Ref<Element>,
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element) => {
      const release = [hold(own, element), hold(given, element)]
      return () => release.forEach((letGo) => letGo())
    },
    [own, given],
  )
}

function hold<Element>(ref: Ref<Element> | undefined, element: Element): () => void {
  if (typeof ref === 'function') {
    const release = ref(element)
    return typeof release === 'function' ? release : () => ref(null)
  }
  if (!ref) return () => undefined
  ref.current = element
  return () => {
    ref.current = null
  }
}
