import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getDeskRadian } from '@enlace/contract/invoices/radian/desk-calls.ts'
import type { DeskRadian } from '@enlace/contract/invoices/radian/schemas.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useFresh } from '../../../core/live/use-fresh.ts'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { softwareDecision } from './decisions.ts'
import {
  downloadXml,
  keepSoftware,
  radianQuery,
  readAnswer,
  recordAnswer,
  recordEvent,
  softwareQuery,
} from './queries.ts'
import { RadianStrip } from './strip.tsx'

/** The events of RADIAN of one invoice, as they are now. */
export function Radian({ id, mayWrite }: { id: string; mayWrite: boolean }) {
  useFresh({ kind: 'submitted-invoice' }, getDeskRadian)
  const client = useQueryClient()
  const query = radianQuery(id)
  const { take } = useAct<DeskRadian>(query.queryKey)
  const { data } = useQuery(query)
  const maySet = useMayWrite('settings')
  const software = useQuery({ ...softwareQuery(), enabled: maySet && data?.estado !== null }).data
  if (!data) return null
  const anew = () => client.invalidateQueries({ queryKey: query.queryKey })
  return (
    <RadianStrip
      invoice={id}
      radian={data}
      mayWrite={mayWrite}
      software={
        software &&
        softwareDecision(software, async (kept) => {
          client.setQueryData(softwareQuery().queryKey, await keepSoftware(kept))
          await anew()
        })
      }
      onRecord={(event) => take(recordEvent(id, event))}
      onAnswer={(event, answer) => take(recordAnswer(event, answer))}
      onReadAnswer={(event, xml) => take(readAnswer(event, xml))}
      onDownload={(event) => void downloadXml(event)}
    />
  )
}
