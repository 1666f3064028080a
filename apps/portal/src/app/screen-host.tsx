import { useLoaderData, useLocation, useParams } from '@tanstack/react-router'
import type { ScreenRoute } from '../core/screen/screen-route.tsx'
import { readSearch } from '../core/search-params.ts'

/** Draws the screen that the router loaded. */
export function ScreenHost() {
  // The loader of every screen's route answers this; the routes are made from a table, so the router cannot know it.
  const screen = useLoaderData({ strict: false }) as unknown as ScreenRoute
  const params = useParams({ strict: false })
  const { searchStr } = useLocation()
  // Another document is another screen: nothing of the last one is shown while it loads.
  return <screen.Host key={JSON.stringify(params)} params={params} search={readSearch(searchStr)} />
}
