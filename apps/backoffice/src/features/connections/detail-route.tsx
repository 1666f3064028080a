import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BillChoices } from '@enlace/contract/connections/bills/schemas.ts'
import { billTexts } from '@enlace/contract/connections/bills/texts.ts'
import type { Connection, ConnectionDetail } from '@enlace/contract/connections/schemas.ts'
import { connectionTexts as texts, connectionsTexts } from '@enlace/contract/connections/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { goTo } from '@enlace/web/place.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import type { ConnectionAct } from './acts.ts'
import { BillsForm } from './bills/bills-form.tsx'
import { billsQuery, saveBills, tryBills } from './bills/queries.ts'
import { ConnectionDetailView } from './detail-view.tsx'
import { attempt, change, connectionQuery, connectionsQuery, remove, runNow, turn } from './queries.ts'

/** `/conexiones/{id}`: one connection, with what it brought. */
export const connectionRoute = screenRoute({
  path: paths.connection.pattern,
  title: ({ data }: { params: { id: string }; data: ConnectionDetail | undefined }) =>
    data ? `${data.conexion.nombre} · ${connectionsTexts.title}` : connectionsTexts.title,
  params: z.object({ id: z.uuid() }),
  query: ({ id }) => connectionQuery(id),
  Screen: ({ data }) => <ConnectionScreen detail={data} />,
  Pending: () => <ScreenSkeleton title={connectionsTexts.title} />,
})

const told: Readonly<Record<ConnectionAct, string>> = {
  run: texts.asked,
  'run-all': texts.asked,
  stop: texts.stopped,
  resume: texts.resumed,
}

function ConnectionScreen({ detail }: { detail: ConnectionDetail }) {
  const client = useQueryClient()
  const { busy, run } = useAct()
  const { conexion } = detail
  const { data: bills } = useQuery(billsQuery(conexion.id))
  // Also after a refusal: what somebody else did meanwhile is shown.
  const renewed = <Answer,>(act: Promise<Answer>) =>
    act.finally(() =>
      Promise.all([
        client.invalidateQueries({ queryKey: connectionQuery(conexion.id).queryKey }),
        client.invalidateQueries({ queryKey: connectionsQuery().queryKey }),
      ]),
    )
  const handleAct = (act: ConnectionAct) => {
    const work = {
      run: () => runNow(conexion, false),
      'run-all': () => runNow(conexion, true),
      stop: () => turn(conexion, false),
      resume: () => turn(conexion, true),
    }
    void run(act, () => renewed(work[act]()), told[act])
  }
  return (
    <ConnectionDetailView
      {...{ detail, busy }}
      mayWrite={useMayWrite('operation')}
      writes={bills?.activa === true}
      bills={bills && <Bills connection={conexion} choices={bills} />}
      listHref={paths.connections()}
      onAct={handleAct}
      onTry={(written) => attempt(written, conexion.id)}
      onSave={async (written) => {
        await renewed(change(conexion, written))
        toast({ kind: 'success', message: texts.saved })
      }}
      onRemove={async () => {
        await remove(conexion)
        await client.invalidateQueries({ queryKey: connectionsQuery().queryKey })
        toast({ kind: 'success', message: texts.removed })
        goTo(paths.connections())
      }}
    />
  )
}

/** The drafts of bills that a connection writes. */
function Bills({ connection: { id, sistema }, choices }: { connection: Connection; choices: BillChoices }) {
  const client = useQueryClient()
  return (
    <BillsForm
      system={sistema}
      choices={choices}
      mayWrite={useMayWrite('operation')}
      onTry={(wanted) => tryBills(id, wanted)}
      onSave={async (wanted) => {
        client.setQueryData(billsQuery(id).queryKey, await saveBills(id, wanted))
        toast({ kind: 'success', message: billTexts.saved })
      }}
    />
  )
}
