import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { routeInHash } from '../core/addresses.ts'
import { followPageStatus } from '../core/company/page-status.ts'
import { FaultBoundary } from '../core/screen/fault-boundary.tsx'
import { announcePage, announcerId, focusHeading } from '../core/screen/heading.ts'
import { keepScroll, restoreScroll } from '../core/screen/kept-scroll.ts'
import { Surroundings } from '../core/surroundings.tsx'
import { readBoot } from '../core/company/boot.ts'
import { ServerAway } from './pages/server-away.tsx'
import { PublicShell } from './public-shell.tsx'
import { findVisitorPlace, type VisitorPlace } from './visitor-place.ts'

/** The pages that anybody may open: what the hash names is drawn, and the last one stays until it has come. */
export function Visitor() {
  const route = useSyncExternalStore(subscribeToHash, routeInHash)
  const { place, isMissing } = useVisitorPlace(route)
  useEffect(keepScroll, [])
  useArrival(place)
  if (isMissing) return <ServerAway />
  if (place === undefined) return <Surroundings>{null}</Surroundings>
  const page = (
    <FaultBoundary key={place.key}>
      <place.Page params={place.params} search={place.search} />
    </FaultBoundary>
  )
  return (
    <Surroundings>
      <p id={announcerId} className="visually-hidden" role="status" />
      {place.isFrameless ? page : <PublicShell boot={readBoot()}>{page}</PublicShell>}
    </Surroundings>
  )
}

function subscribeToHash(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

function useVisitorPlace(route: string): { place: VisitorPlace | undefined; isMissing: boolean } {
  const [place, setPlace] = useState<VisitorPlace>()
  const [missing, setMissing] = useState<string>()
  useEffect(() => {
    let isWanted = true
    findVisitorPlace(route).then(
      (found) => isWanted && found && setPlace(found),
      () => isWanted && setMissing(route),
    )
    return () => {
      isWanted = false
    }
  }, [route])
  const path = route.split('?', 1)[0] ?? route
  useEffect(() => void followPageStatus(path), [path])
  return { place, isMissing: missing === route }
}

/** Goes to the top of a new page or back to where an earlier one was left, and tells its name. */
function useArrival(place: VisitorPlace | undefined): void {
  const before = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (place === undefined || before.current === place.key) return
    restoreScroll()
    if (before.current !== undefined) {
      focusHeading()
      announcePage()
    }
    before.current = place.key
  }, [place])
}
