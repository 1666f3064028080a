import type { TemplateFinding } from '@enlace/contract/content/editor/schemas.ts'
import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds without a change after which a text is looked at. */
const pause = 800

/** What is wrong with a template, what would be taken away, what to mend: looked at whenever its writer pauses. */
export function useFindings(
  html: string,
  onReview: (html: string) => Promise<readonly TemplateFinding[]>,
): readonly TemplateFinding[] | undefined {
  const [findings, setFindings] = useState<readonly TemplateFinding[]>()
  const review = useEffectEvent((isWanted: () => boolean) => {
    if (html.trim() === '') return
    onReview(html).then(
      (found) => isWanted() && setFindings(found),
      () => isWanted() && setFindings(undefined),
    )
  })
  useEffect(() => {
    let isShown = true
    const timer = setTimeout(() => review(() => isShown), pause)
    return () => {
      isShown = false
      clearTimeout(timer)
    }
  }, [html])
  return html.trim() === '' ? undefined : findings
}
