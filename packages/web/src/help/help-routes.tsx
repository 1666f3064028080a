import { helpTexts as texts } from '@enlace/contract/help/texts.ts'
import type { ReactNode } from 'react'
import { pageRoute } from '../screen/page-route.tsx'
import type { ScreenRoute } from '../screen/screen-route.tsx'
import { HelpList } from './help-list.tsx'
import { HelpPage } from './help-page.tsx'
import type { Manual } from './page.ts'

type Place = { pattern: `/${string}` }

/** The screen that lists the manual, with what an application puts below it. */
export const helpListRoute = (path: Place, manual: Manual, below: ReactNode): ScreenRoute =>
  pageRoute({
    path: path.pattern,
    title: texts.title,
    Page: () => <HelpList entries={manual.entries}>{below}</HelpList>,
  })

/** The screen of a page of the manual; there is none for a name that is no page's. */
export function helpPageRoute(path: Place, manual: Manual): ScreenRoute {
  const entryOf = (params: unknown) =>
    manual.entries.find(
      ({ slug }) => typeof params === 'object' && params !== null && 'page' in params && params.page === slug,
    )
  return {
    path: path.pattern,
    title: (params: unknown) => entryOf(params)?.title,
    has: (params) => entryOf(params) !== undefined,
    prefetch: () => undefined,
    Host: function HelpPageHost({ params }) {
      const entry = entryOf(params)
      // A place that does not fit is turned away before it is drawn.
      return entry && <HelpPage key={entry.slug} manual={manual} entry={entry} />
    },
  }
}
