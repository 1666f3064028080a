import type { ReactNode } from 'react'
import { type ParamsReader, readParams } from './read-params.ts'
import type { ScreenRoute } from './screen-route.tsx'
import { usePageTitle } from './use-page-title.ts'

type PageParts<Params> = {
  path: `/${string}`
  /** What the page is called in the window's title. */
  title: string
  /** What the parameters of the path mean; a path that does not fit is an unknown one. */
  params?: ParamsReader<Params>
  Page: (props: { params: Params; search: Readonly<Record<string, string>> }) => ReactNode
}

/** Joins a path and a page that shows no data of its own, such as a form. */
export function pageRoute<Params = unknown>(page: PageParts<Params>): ScreenRoute {
  return {
    path: page.path,
    title: page.title,
    has: (params) => readParams(page.params, params) !== undefined,
    prefetch: () => undefined,
    Host: function PageHost({ params, search }) {
      usePageTitle(page.title)
      // A place that does not fit is turned away before it is drawn.
      return <page.Page params={readParams(page.params, params) as Params} search={search} />
    },
  }
}
