import { unsupportedTexts } from '@enlace/contract/core/unsupported/texts'
import { usePageTitle } from '../../core/screen/use-page-title.ts'
import { UnsupportedBrowser } from '../../core/unsupported-browser.tsx'

/** `/browser-not-supported`: the same words that the first HTML response shows where the application cannot run. */
export function UnsupportedScreen() {
  usePageTitle(unsupportedTexts.title)
  return <UnsupportedBrowser />
}
