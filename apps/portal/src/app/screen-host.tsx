import { useLoaderData, useLocation, useParams } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { ScreenRoute } from '../core/screen/screen-route.tsx'
import { readSearch } from '../core/search-params.ts'
import { session } from '../core/session/session.ts'

/** Draws the screen that the router loaded. */
export function ScreenHost() {
  // The loader of every screen's route answers this; the routes are made from a table, so the router cannot know it.
  const screen = useLoaderData({ strict: false }) as unknown as ScreenRoute
  const params = useParams({ strict: false })
  const { searchStr } = useLocation()
  // Signed out is not another branch: the page stays as it is until it is loaded anew, and asks for nothing.
  const branch = useSyncExternalStore(session.subscribe, session.read)?.thirdId ?? null
  // Another document or branch is another screen: nothing of the last one is shown while it loads. Another window of
  // a list is the same one.
  const key = JSON.stringify({ ...params, days: undefined, branch })
  return <screen.Host key={key} params={params} search={readSearch(searchStr)} />
}
