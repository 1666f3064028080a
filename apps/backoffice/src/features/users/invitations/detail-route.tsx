import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type InvitationLine, lineStates } from '@enlace/contract/users/invitations/schemas.ts'
import { invitationBatchTexts, invitationsTexts } from '@enlace/contract/users/invitations/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { countText } from '@enlace/web/document/shown.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { goTo } from '@enlace/web/place.ts'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import type { BatchAct, FoundBatch, LineSearch } from './actions.ts'
import { InvitationBatchView } from './detail-view.tsx'
import { batchesQuery, batchKey, batchQuery, progressQuery, sendAct, sendLineAgain } from './queries.ts'

const { done } = invitationBatchTexts

/** `/invitaciones/{id}`: one file of invitations. */
export const invitationBatchRoute = screenRoute({
  path: paths.invitationBatch.pattern,
  title: ({ data }: { params: { id: string }; data: FoundBatch | undefined }) =>
    data ? `${data.batch.archivo} · ${invitationsTexts.title}` : invitationsTexts.title,
  params: z.object({ id: z.uuid() }),
  search: ({ estado, q, page }): LineSearch => ({
    page: Math.min(100, Math.max(1, Math.trunc(Number(page)) || 1)),
    estado: lineStates.find((state) => state === estado),
    q: q === undefined || q === '' ? undefined : q.slice(0, 100),
  }),
  query: ({ id }, search) => batchQuery(id, search),
  Screen: ({ data, search, changeSearch, isRefreshing }) => (
    <BatchScreen found={data} search={search} isLoading={isRefreshing} onSearch={changeSearch} />
  ),
  Pending: () => <ScreenSkeleton title={invitationsTexts.title} />,
})

type BatchScreenProps = {
  found: FoundBatch
  search: LineSearch
  isLoading: boolean
  onSearch: ChangeSearch
}

function BatchScreen({ found, search, isLoading, onSearch }: BatchScreenProps) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('third-parties')
  const { busy, run } = useAct()
  const { id, estado } = found.batch
  const renew = () =>
    Promise.all(
      [batchKey(), batchesQuery().queryKey].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
  const { data: watched } = useQuery({ ...progressQuery(id), enabled: estado === 'enviando' })
  // While it is sent only how far it is is asked; once it is over, the lines are.
  const isOver = estado === 'enviando' && watched !== undefined && watched.estado !== 'enviando'
  useEffect(() => {
    if (isOver) void client.invalidateQueries({ queryKey: batchKey() })
  }, [isOver, client])
  const batch = estado === 'enviando' && watched ? watched : found.batch

  const handleAct = (act: BatchAct) =>
    run(act, async () => {
      const due = await sendAct(act, batch)
      if (act === 'discard') goTo(paths.invitations(), { replaces: true })
      else await renew()
      toast({ kind: 'success', message: act === 'resend' ? countText(done.resend, due) : done[act] })
    })
  const handleResend = (line: InvitationLine) =>
    run(line.id, async () => {
      await sendLineAgain(batch, line.id)
      await renew()
      toast({ kind: 'success', message: done.one })
    })
  return (
    <InvitationBatchView
      found={{ ...found, batch }}
      {...{ search, isLoading, mayWrite, busy, onSearch }}
      links={{
        list: paths.invitations(),
        supplier: (number) => paths.supplier({ id: String(number) }, { parte: 'usuarios' }),
        page: (page) =>
          paths.invitationBatch(
            { id },
            { estado: search.estado, q: search.q, page: page > 1 ? page : undefined },
          ),
      }}
      onAct={(act) => void handleAct(act)}
      onResend={(line) => void handleResend(line)}
    />
  )
}
