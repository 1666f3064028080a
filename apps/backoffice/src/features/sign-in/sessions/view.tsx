import { backofficeTexts } from '@enlace/contract/backoffice/texts'
import { type OpenSession, type OpenSessions, sessionKinds } from '@enlace/contract/sign-in/sessions/schemas'
import { sessionKindTexts, sessionsTexts as texts } from '@enlace/contract/sign-in/sessions/texts'
import { Banner } from '@enlace/ui/banner'
import { EmptyState } from '@enlace/ui/empty-state'
import { FilterFrame } from '@enlace/web/list/filter-frame.tsx'
import { KindFilter } from '@enlace/web/list/kind-filter.tsx'
import { ListActions } from '@enlace/web/list/list-actions.tsx'
import { ListPage } from '@enlace/web/list/list-page.tsx'
import type { ListPlace, ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListTable } from '@enlace/web/list/list-table.tsx'
import { useColumns } from '@enlace/web/list/use-columns.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { useMemo, useState } from 'react'
import { sessionColumns } from './columns.tsx'
import { EndDialog } from './end-dialog.tsx'
import type { SessionFilter } from './filter.ts'

/** By what the list's columns are kept. */
export const sessionList = 'staff-sessions'

type SessionsViewProps = ListViewProps<SessionFilter, OpenSessions> & {
  loadSlice: LoadSlice<OpenSession>
  hrefOf: (session: OpenSession) => string
  mayWrite: boolean
  isBusy: boolean
  onEnd: (session: OpenSession) => Promise<boolean>
}

/** Who is in, at the portal and in the back office, with the way to sign somebody out. */
export function SessionsView(props: SessionsViewProps) {
  const { place, viewing, answer, failure, isRefreshing, hrefOf, loadSlice, mayWrite, isBusy, onEnd } = props
  const [ending, setEnding] = useState<OpenSession>()
  const all = useMemo(() => sessionColumns(mayWrite ? setEnding : undefined), [mayWrite])
  const columns = useColumns(sessionList, all)
  return (
    <ListPage
      title={texts.title}
      description={texts.description}
      viewing={viewing}
      dataAsOf={false}
      actions={<ListActions list={sessionList} total={answer?.total} {...{ columns, place }} />}
    >
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <SessionFilters place={place} answer={answer} />
      <ListTable
        caption={texts.table}
        columns={columns.shown}
        rowHref={hrefOf}
        defaultSort="-ultimo"
        neverAny={<EmptyState title={texts.neverAny}>{texts.neverAnyHint}</EmptyState>}
        {...{ answer, place, failure, isRefreshing, loadSlice }}
      />
      {ending && (
        <EndDialog
          session={ending}
          isBusy={isBusy}
          onClose={() => setEnding(undefined)}
          // Closed either way: what is over already is gone from the list.
          onEnd={() => void onEnd(ending).then(() => setEnding(undefined))}
        />
      )}
    </ListPage>
  )
}

type FiltersProps = { place: ListPlace<SessionFilter>; answer: OpenSessions | undefined }

function SessionFilters({ place, answer }: FiltersProps) {
  return (
    <FilterFrame search={texts.search} place={place}>
      <KindFilter
        label={texts.kind}
        name="tipo"
        any={texts.anyKind}
        kinds={sessionKinds}
        words={sessionKindTexts}
        choices={answer?.choices.tipo}
        chosen={place.filter.tipo}
        place={place}
      />
    </FilterFrame>
  )
}
