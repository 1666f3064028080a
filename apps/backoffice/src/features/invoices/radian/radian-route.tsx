import { useQuery } from '@tanstack/react-query'
import { getDeskRadian } from '@enlace/contract/invoices/radian/desk-calls.ts'
import type { DeskRadian } from '@enlace/contract/invoices/radian/schemas.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useFresh } from '../../../core/live/use-fresh.ts'
import { radianQuery, recordAnswer, recordEvent } from './queries.ts'
import { RadianStrip } from './strip.tsx'

/** The events of RADIAN of one invoice, as they are now. */
export function Radian({ id, mayWrite }: { id: string; mayWrite: boolean }) {
  useFresh({ kind: 'submitted-invoice' }, getDeskRadian)
  const query = radianQuery(id)
  const { take } = useAct<DeskRadian>(query.queryKey)
  const { data } = useQuery(query)
  if (!data) return null
  return (
    <RadianStrip
      invoice={id}
      radian={data}
      mayWrite={mayWrite}
      onRecord={(event) => take(recordEvent(id, event))}
      onAnswer={(event, answer) => take(recordAnswer(event, answer))}
    />
  )
}
