import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { followPageStatus } from '../core/company/page-status.ts'
import { pathOf, searchOf, useRoute } from '@enlace/web/place.ts'
import { readSearch } from '@enlace/web/search-params.ts'
import { FaultBoundary } from '@enlace/web/screen/fault-boundary.tsx'
import { announcePage, announcerId, focusHeading } from '@enlace/web/screen/heading.ts'
import { keepScroll, restoreScroll } from '@enlace/web/screen/kept-scroll.ts'
import { session } from '../core/session/session.ts'
import { Surroundings } from '../core/surroundings.tsx'
import { type FoundPage, findPage, type Inside } from './find-page.ts'
import { ServerAway } from './pages/server-away.tsx'

type PagesProps = {
  /** The page that was there when the stage began. */
  first: FoundPage | undefined
  /** What surrounds every page but the login's sisters. */
  Frame: ComponentType<{ children: ReactNode }>
  /** Only behind the login. */
  inside?: Inside
}

/** The page that the hash names, in its frame; the one before stays until it has come. */
export function Pages({ first, Frame, inside }: PagesProps) {
  const { page, isMissing, retry } = useFoundPage(first, inside)
  // Signed out is not another branch: the page stays as it is until it is loaded anew, and asks for nothing.
  const branch = useSyncExternalStore(session.subscribe, session.read)?.thirdId ?? null
  const shown = page && (
    // Another document or branch is another page: nothing of the last one is shown while it loads.
    <FaultBoundary key={`${page.key} ${branch}`}>
      <page.Host params={page.params} search={page.search} />
    </FaultBoundary>
  )
  return (
    <Surroundings>
      <p id={announcerId} className="visually-hidden" role="status" />
      {page?.isFrameless && !isMissing ? (
        shown
      ) : (
        <Frame>{isMissing ? <ServerAway onRetry={retry} /> : shown}</Frame>
      )}
    </Surroundings>
  )
}

function useFoundPage(first: FoundPage | undefined, inside: Inside | undefined) {
  const route = useRoute()
  const [found, setFound] = useState(first)
  const [missing, setMissing] = useState<string>()
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
    findPage(route, inside).then(
      (other) => isWanted && other && setFound(other),
      () => isWanted && setMissing(route),
    )
    return () => {
      isWanted = false
    }
  }, [route, isSamePlace, inside, turn])
  useEffect(keepScroll, [])
  // The page before the next one stays as it is until that has come.
  useArrival(isSamePlace ? page : undefined)
  return {
    page,
    isMissing: missing === route,
    retry: () => {
      setMissing(undefined)
      setTurn((before) => before + 1)
    },
  }
}

/** Begins at the top of a new page or where an earlier one was left, tells its name, and asks whether the portal is on line. */
function useArrival(page: FoundPage | undefined): void {
  const before = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (page) restoreScroll()
  }, [page])
  const path = page?.path
  // After the page's own effects, which name it in the window's title.
  useEffect(() => {
    if (path === undefined) return
    void followPageStatus(path)
    if (before.current !== undefined) {
      focusHeading()
      announcePage()
    }
    before.current = path
  }, [path])
}
