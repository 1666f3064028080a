import { fill } from '@enlace/contract/core/fill.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { contactUsTexts as texts } from '@enlace/contract/contact-us/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
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
