import { getCmsSpace } from '@enlace/contract/content/calls.ts'
import { useAnswer } from '@enlace/web/http/use-answer.ts'
import { SafeHtml } from '@enlace/web/content/safe-html.tsx'

type CmsSpaceProps = { location: string; className?: string | undefined }

/** What the company put into a space that a screen leaves to it (spec 7, CMS space); nothing where it put nothing. */
export function CmsSpace({ location, className }: CmsSpaceProps) {
  const { answer } = useAnswer(getCmsSpace, { query: { location } })
  return answer && answer.html !== '' && <SafeHtml html={answer.html} className={className} />
}
