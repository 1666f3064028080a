import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import { FaultBoundary } from '@enlace/web/screen/fault-boundary.tsx'
import { PageHelp } from '@enlace/ui/core/page-help.ts'
import { type FoundPage, useFoundPage } from '@enlace/web/screen/found-page.ts'
import { announcerId } from '@enlace/web/screen/heading.ts'
import { followPageStatus } from '../core/connection/page-status.ts'
import { session } from '../core/session/session.ts'
import { Surroundings } from '../core/surroundings.tsx'
import { LateScreenHelp } from '../core/help/late-screen-help.tsx'
import { FailedPage } from '@enlace/web/screen/failed-page.tsx'

type PagesProps = {
  /** The page that was there when the stage began. */
  first: FoundPage | undefined
  /** What surrounds every page but the login's sisters. */
  Frame: ComponentType<{ children: ReactNode }>
  /** Finds the page of a route; always the same function. */
  find: (route: string) => Promise<FoundPage | undefined>
}

/** The page that the hash names, in its frame; the one before stays until it has come. */
export function Pages({ first, Frame, find }: PagesProps) {
  const { page, failure, retry } = useFoundPage(first, find, askPageStatus)
  // Signed out is not another branch: the page stays as it is until it is loaded anew, and asks for nothing.
  const branch = useSyncExternalStore(session.subscribe, session.read)?.thirdId ?? null
  const shown = page && (
    // Another document or branch is another page: nothing of the last one is shown while it loads.
    <FaultBoundary key={`${page.key} ${branch}`}>
      <PageHelp value={<LateScreenHelp path={page.path} />}>
        <page.Host params={page.params} search={page.search} />
      </PageHelp>
    </FaultBoundary>
  )
  return (
    <Surroundings>
      <p id={announcerId} className="visually-hidden" role="status" />
      {page?.isFrameless && failure === undefined ? (
        shown
      ) : (
        <Frame>{failure === undefined ? shown : <FailedPage failure={failure} onRetry={retry} />}</Frame>
      )}
    </Surroundings>
  )
}

const askPageStatus = (path: string) => void followPageStatus(path)
