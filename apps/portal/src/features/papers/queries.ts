import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  getPaperPdf,
  issuePaper,
  listPapers,
  setStatementSubscription,
} from '@enlace/contract/papers/desk/calls.ts'
import type { RequestedKind } from '@enlace/contract/papers/desk/schemas.ts'
import { papersTexts as texts } from '@enlace/contract/papers/desk/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/http/client.ts'
import { download } from '@enlace/web/http/download.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { downloadStatement } from '../../core/papers/download-statement.ts'

/** What can be issued and what was; asked again whenever the page is opened, because what is owed decides. */
export const papersQuery = () => ({ ...callQuery(listPapers), staleTime: 0 })

/** What the page does; one thing at a time, and what it changed is asked for again. */
export function usePaperActions() {
  const client = useQueryClient()
  const { busy, run } = useAct()
  const refresh = () => client.invalidateQueries({ queryKey: papersQuery().queryKey })

  return {
    busy,
    downloadStatement: (range: { from?: string; to?: string }) =>
      void run('statement', () => downloadStatement(range)),
    downloadPaper: (id: string) => void run(id, () => download(getPaperPdf, { params: { id } })),
    request: (kind: RequestedKind) =>
      void run(kind, async () => {
        try {
          const { id, numero } = await send(issuePaper, { body: { paper: kind } })
          toast({ kind: 'success', message: fill(texts.issued, { number: numero }) })
          await download(getPaperPdf, { params: { id } })
        } finally {
          // A refusal has its reasons, which the page shows.
          await refresh()
        }
      }),
    subscribe: (isOn: boolean) =>
      void run('subscription', async () => {
        await send(setStatementSubscription, { body: { isOn } })
        await refresh()
        toast({ kind: 'success', message: isOn ? texts.subscribed : texts.unsubscribed })
      }),
  }
}
