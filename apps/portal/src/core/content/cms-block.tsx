import { getCmsContent } from '@enlace/contract/content/calls.ts'
import type { ReactNode } from 'react'
import { useAnswer } from '@enlace/web/http/use-answer.ts'
import { CleanText, useCleanHtml } from '@enlace/web/content/safe-html.tsx'

type CmsBlockProps = {
  /** One of `locations`. */
  location: string
  /** What stands there where the company wrote nothing, or when it does not come. */
  fallback?: ReactNode
  className?: string | undefined
}

/** What the company wrote for a named place (spec 7, CMS content by location code). */
export function CmsBlock(props: CmsBlockProps) {
  return useCmsBlock(props).block
}

/** The same for a page whose form stands below it: the form is drawn once it is settled what stands above. */
export function useCmsBlock({ location, fallback = null, className }: CmsBlockProps): {
  block: ReactNode
  isSettled: boolean
} {
  const { answer, failure } = useAnswer(getCmsContent, { query: { location } })
  const { clean, hasFailed } = useCleanHtml(answer?.html ?? '', 2)
  if (failure || answer?.html === '' || hasFailed) return { block: fallback, isSettled: true }
  if (!answer || !clean) return { block: null, isSettled: false }
  return { block: <CleanText clean={clean} className={className} />, isSettled: true }
}
