import { unsupportedTexts } from '@enlace/contract/core/unsupported/texts.ts'
import { paths } from '../../core/paths.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { UnsupportedBrowser } from '../../core/unsupported-browser.tsx'

/** `/browser-not-supported`: the same words that the first HTML response shows where the application cannot run. */
export const unsupportedRoute = pageRoute({
  path: paths.browserNotSupported.pattern,
  title: unsupportedTexts.title,
  Page: UnsupportedBrowser,
})
