import { getCmsContent } from '@enlace/contract/core/content/calls'
import type { ReactNode } from 'react'
import { useAnswer } from '../http/use-answer.ts'
import { SafeHtml } from './safe-html.tsx'

type CmsBlockProps = {
  /** One of `locations`. */
  location: string
  /** What stands there where the company wrote nothing, or when it does not come. */
  fallback?: ReactNode
  className?: string | undefined
}

/** What the company wrote for a named place (spec 7, CMS content by location code). */
export function CmsBlock({ location, fallback = null, className }: CmsBlockProps) {
  const { answer, failure } = useAnswer(getCmsContent, { query: { location } })
  if (failure || answer?.html === '') return fallback
  return answer && <SafeHtml html={answer.html} className={className} />
}
