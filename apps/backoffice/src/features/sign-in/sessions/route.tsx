import { useQueryClient } from '@tanstack/react-query'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  endOpenSession,
  listOpenSessionRows,
  listOpenSessions,
} from '@enlace/contract/sign-in/sessions/calls.ts'
import {
  type OpenSession,
  type OpenSessions,
  sessionKinds,
} from '@enlace/contract/sign-in/sessions/schemas.ts'
import {
  bulkSessionTexts,
  sessionKindTexts,
  sessionsTexts as texts,
} from '@enlace/contract/sign-in/sessions/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Words } from '@enlace/ui/words.tsx'
import { showText } from '@enlace/web/document/shown.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { instantColumn, textColumn } from '@enlace/web/list/column-presets.tsx'
import type { FilterOf } from '@enlace/web/list/define-list.tsx'
import { FilterFrame } from '@enlace/web/list/filter-frame.tsx'
import { KindFilter } from '@enlace/web/list/kind-filter.tsx'
import { listCalls } from '@enlace/web/list/list-calls.ts'
import { ListPage } from '@enlace/web/list/list-page.tsx'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import { ListTable } from '@enlace/web/list/list-table.tsx'
import { commonReaders, type FilterReaders, oneOf } from '@enlace/web/list/read-filter.ts'
import { useColumns } from '@enlace/web/list/use-columns.ts'
import { useMemo, useState } from 'react'
import { send } from '../../../core/session/client.ts'
import { paths } from '../../../core/paths.ts'
import { BulkAct, type RowAct } from '../../../core/selection/bulk-act.tsx'
import { createSelection } from '../../../core/selection/selection.ts'
import { selectionColumn } from '../../../core/selection/selection-column.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { keyOfList } from '../../../core/list/key-of-list.ts'
import { windowless } from '@enlace/web/list/windowless.ts'

type Filter = FilterOf<typeof listOpenSessions>
type SessionColumn = Column<OpenSession, { moneda: string }>

const list = 'staff-sessions'
/** What every page of the list is kept under. */
const sessionsKey = () => keyOfList(listOpenSessions)
const { page, slicesOf, isKeptIn } = listCalls(listOpenSessions, listOpenSessionRows)
const readers: FilterReaders<Filter> = {
  q: commonReaders.q,
  sort: commonReaders.sort,
  tipo: oneOf(sessionKinds),
}

/** Who is in, by which device, and since when. */
export const sessionColumns: readonly SessionColumn[] = [
  {
    id: 'persona',
    header: texts.person,
    isSortable: true,
    card: 'number',
    cell: ({ persona }) => <Words>{persona}</Words>,
  },
  { id: 'tipo', header: texts.kind, card: 'text', cell: ({ tipo }) => sessionKindTexts[tipo] },
  {
    id: 'proveedor',
    header: texts.supplier,
    priority: 3,
    cell: ({ proveedor }) => <Words>{showText(proveedor)}</Words>,
  },
  textColumn('equipo', texts.device, { priority: 3 }),
  textColumn('direccion', texts.address, { priority: 4 }),
  instantColumn('desde', texts.since, { isSortable: true, priority: 4 }),
  instantColumn('ultimo', texts.last, { isSortable: true, card: 'date' }),
]

const endColumn = (onEnd: (session: OpenSession) => void): SessionColumn => ({
  id: 'acts',
  header: texts.acts,
  card: 'status',
  cell: (session) =>
    session.isOwn ? (
      texts.own
    ) : (
      <Button aria-label={fill(texts.endOf, { persona: session.persona })} onClick={() => onEnd(session)}>
        {texts.end}
      </Button>
    ),
})

/** As many as one person reads the outcomes of. */
const mostSessions = 50
const chosenSessions = createSelection(mostSessions)
const nameOf = ({ persona, equipo }: OpenSession) => [persona, equipo].filter(Boolean).join(' · ')
const isOthers = ({ isOwn }: OpenSession) => !isOwn
const chosenColumn = selectionColumn<OpenSession>(chosenSessions, { nameOf, isOffered: isOthers })

const endChosen: RowAct = {
  texts: bulkSessionTexts,
  isDanger: true,
  question: (n) => fill(bulkSessionTexts.question, { n }),
  async onAct(id) {
    await send(endOpenSession, { params: { id } })
    return bulkSessionTexts.isEnded
  },
}

const personHref = ({ tercero, usuario }: OpenSession) =>
  tercero === null
    ? paths.staffMember({ id: usuario })
    : paths.supplierUser({ id: String(tercero), user: usuario })

/** `/sesiones`: who is in, at the portal and in the back office, with the way to sign somebody out. */
export const sessionsRoute = listRoute<Filter, OpenSessions>({
  path: windowless(paths.sessions),
  title: texts.title,
  list,
  readers,
  query: (days, filter) => ({ ...page({ ...filter, days }), staleTime: 0 }),
  View: SessionsScreen,
})

function SessionsScreen(props: ListViewProps<Filter, OpenSessions>) {
  const { place, viewing, answer, failure, isRefreshing } = props
  const client = useQueryClient()
  const { busy, run } = useAct()
  const mayWrite = useMayWrite('operation')
  const [ending, setEnding] = useState<OpenSession>()
  const all = useMemo(
    () => (mayWrite ? [...sessionColumns, endColumn(setEnding), chosenColumn] : sessionColumns),
    [mayWrite],
  )
  const columns = useColumns(list, all)
  const others = useMemo(
    () => (answer?.rows ?? []).filter(isOthers).map((one) => ({ id: one.id, title: nameOf(one) })),
    [answer],
  )
  const handleEnd = async ({ id, persona }: OpenSession) => {
    const renew = () => client.invalidateQueries({ predicate: ({ queryKey }) => isKeptIn(queryKey) })
    const work = () => send(endOpenSession, { params: { id } }).finally(renew)
    await run(id, work, fill(texts.ended, { persona }))
    // Closed either way: what is over already is gone from the list.
    setEnding(undefined)
  }
  return (
    <ListPage
      title={texts.title}
      description={texts.description}
      isEmpty={false}
      viewing={viewing}
      dataAsOf={false}
    >
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <FilterFrame search={texts.search} place={place} tools={{ list, columns, place, total: answer?.total }}>
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
      {mayWrite && (
        <BulkAct
          selection={chosenSessions}
          rows={others}
          most={mostSessions}
          listKey={sessionsKey()}
          acts={[endChosen]}
        />
      )}
      <ListTable
        caption={texts.table}
        columns={columns.shown}
        areChosen={columns.chosen !== null}
        rowHref={personHref}
        defaultSort="-ultimo"
        neverAny={<EmptyState title={texts.neverAny}>{texts.neverAnyHint}</EmptyState>}
        loadSlice={slicesOf(place)}
        {...{ answer, place, failure, isRefreshing }}
      />
      {ending && (
        <ConfirmDialog
          title={fill(texts.question, { persona: ending.persona })}
          closeLabel={texts.close}
          confirm={texts.end}
          cancel={texts.cancel}
          isDanger
          isBusy={busy !== undefined}
          onConfirm={() => void handleEnd(ending)}
          onClose={() => setEnding(undefined)}
        >
          <p>{texts.body}</p>
        </ConfirmDialog>
      )}
    </ListPage>
  )
}
