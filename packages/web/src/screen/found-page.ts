import { type ComponentType, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { pathOf, searchOf, useRoute } from '../place.ts'
import { readSearch } from '../search-params.ts'
import { announcePage, focusHeading } from './heading.ts'
import { keepRow, restoreRow } from '../kept-row.ts'
import { keepScroll, restoreScroll } from '../kept-scroll.ts'

/** A page as it is drawn. */
export type FoundPage = {
  /** Another key is another page, which begins anew; another window of a list is the same one. */
  key: string
  path: string
  Host: ComponentType<{ params: unknown; search: Readonly<Record<string, string>> }>
  params: Readonly<Record<string, string>>
  search: Readonly<Record<string, string>>
  /** It brings its own frame. */
  isFrameless: boolean
}

/** The page that the hash names; the one before stays until it has come. */
export function useFoundPage(
  first: FoundPage | undefined,
  /** Finds the page of a route; nothing where the route leads elsewhere. */
  findPage: (route: string) => Promise<FoundPage | undefined>,
  /** Told of every arrival at another place. */
  onArrival?: (path: string) => void,
) {
  const route = useRoute()
  const [found, setFound] = useState(first)
  const [missing, setMissing] = useState<{ route: string; failure: unknown }>()
  const [turn, setTurn] = useState(0)
  const path = pathOf(route)
  const search = searchOf(route)
  const isSamePlace = path === found?.path
  // Another filter of the same page is there at once, without asking for what has come already.
  const page = useMemo(
    () => (isSamePlace && found ? { ...found, search: readSearch(search) } : found),
    [isSamePlace, found, search],
  )
  useEffect(() => {
    if (isSamePlace) return undefined
    let isWanted = true
    findPage(route).then(
      (other) => isWanted && other && setFound(other),
      (failure: unknown) => isWanted && setMissing({ route, failure }),
    )
    return () => {
      isWanted = false
    }
  }, [route, isSamePlace, findPage, turn])
  // The page shown may be that of the previous address. Tests wait for this attribute.
  useLayoutEffect(() => {
    if (isSamePlace) document.documentElement.dataset['drawn'] = route
  }, [isSamePlace, route])
  useEffect(keepScroll, [])
  useEffect(keepRow, [])
  // The page before the next one stays as it is until that has come.
  useArrival(isSamePlace ? page : undefined, onArrival)
  return {
    page,
    /** Why the page of this route did not come. */
    failure: missing?.route === route ? missing.failure : undefined,
    retry: () => {
      setMissing(undefined)
      setTurn((before) => before + 1)
    },
  }
}

/** Begins at the top of a new page, or where and at which row an earlier one was left, and tells its name. */
function useArrival(page: FoundPage | undefined, onArrival: ((path: string) => void) | undefined): void {
  const before = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (page) restoreScroll()
  }, [page])
  const path = page?.path
  // After the page's own effects, which name it in the window's title.
  useEffect(() => {
    if (path === undefined) return
    onArrival?.(path)
    if (before.current !== undefined) {
      focusHeading()
      restoreRow()
      announcePage()
    }
    before.current = path
  }, [path, onArrival])
}
