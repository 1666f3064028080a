import { fill } from '@enlace/contract/core/fill'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts'
import { contactUsTexts as texts } from '@enlace/contract/contact-us/texts'
import { Banner } from '@enlace/ui/banner'
import { Button } from '@enlace/ui/button'
import type { Failure } from '@enlace/web/http/failure.ts'

/** The form cannot be filled in without its lists: says why, and tries again. */
export function ListsFailed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { message, reference } = failure
  return (
    <Banner kind="warning" action={<Button onClick={onRetry}>{texts.retry}</Button>}>
      {texts.listsFailed} {message} {reference !== undefined && fill(pageTexts.reference, { reference })}
    </Banner>
  )
}
