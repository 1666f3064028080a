import type { ComponentType } from 'react'
import { isAt, paramsAt, paths } from '../core/paths.ts'
import { readSearch } from '../core/search-params.ts'
import { ServerErrorPage } from './pages/server-error-page.tsx'
import { screens } from './routes.ts'

/** A visitor's page as it is drawn. */
export type VisitorPlace = {
  /** Another place is another page, which begins anew. */
  key: string
  Page: ComponentType<{ params: unknown; search: Readonly<Record<string, string>> }>
  params: Readonly<Record<string, string>>
  search: Readonly<Record<string, string>>
  /** The login's sisters bring their own frame. */
  isFrameless: boolean
}

/** Loads the page of a route; what does not fit the page is an unknown place. */
export async function findVisitorPlace(route: string): Promise<VisitorPlace | undefined> {
  const [path = '', query = ''] = route.split(/\?(.*)/s)
  const search = readSearch(query)
  if (isAt(paths.serverError.pattern, path)) {
    return { key: path, Page: ServerErrorPage, params: {}, search, isFrameless: false }
  }
  const entry = screens.find((screen) => screen.access.actor === 'visitor' && isAt(screen.path, path))
  // The stage of another place is on its way.
  if (entry === undefined) return undefined
  const params = paramsAt(entry.path, path)
  const screen = await entry.load()
  if (!screen.has(params)) {
    location.replace(paths.notFound())
    return undefined
  }
  return {
    key: JSON.stringify([entry.path, params]),
    Page: screen.Host,
    params,
    search,
    isFrameless: entry.isFrameless === true,
  }
}
