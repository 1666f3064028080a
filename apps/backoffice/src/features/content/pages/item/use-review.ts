import type { ContentReview, KeptItem } from '@enlace/contract/content/pages/schemas.ts'
import { useEffect, useState } from 'react'

/** What is known of what is being written: on its way, that it could not be asked, or what was found. */
export type Reviewed = { state: 'checking' | 'failed' } | { state: 'done'; review: ContentReview }

/** Milliseconds without a key before what is written is looked at. */
const pause = 700

/** Looks at what is being written whenever its author stops for a moment. */
export function useReview(written: KeptItem, ask: (content: KeptItem) => Promise<ContentReview>): Reviewed {
  const text = JSON.stringify(written)
  const [known, setKnown] = useState<{ of: string; review?: ContentReview }>()
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(() => {
      ask(written).then(
        (review) => isWanted && setKnown({ of: text, review }),
        () => isWanted && setKnown({ of: text }),
      )
    }, pause)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
    // What was written is told by its text.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [text])
  if (known?.of !== text) return { state: 'checking' }
  return known.review ? { state: 'done', review: known.review } : { state: 'failed' }
}
