import { getPageInfo } from '@enlace/contract/core/content/calls'
import { pageCodes } from '@enlace/contract/core/content/schemas'
import { useAnswer } from '../http/use-answer.ts'

/** What the company says of its portal to search engines and to whoever sends a link to it (PAG-9). */
export function PortalDescription() {
  const { answer } = useAnswer(getPageInfo, { params: { code: pageCodes.portal } })
  if (!answer) return null
  const { title, description } = answer
  return (
    <>
      {title !== '' && <meta name="application-name" content={title} />}
      {title !== '' && <meta property="og:title" content={title} />}
      {description !== '' && <meta name="description" content={description} />}
      {description !== '' && <meta property="og:description" content={description} />}
    </>
  )
}
