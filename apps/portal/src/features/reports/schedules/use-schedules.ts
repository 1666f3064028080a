import { fill } from '@enlace/contract/core/fill.ts'
import {
  createReportSchedule,
  removeReportSchedule,
  switchReportSchedule,
} from '@enlace/contract/reports/schedule-calls.ts'
import { reportScheduleTexts as texts } from '@enlace/contract/reports/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { send } from '../../../core/http/client.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import type { ScheduleActs } from './actions.ts'
import { reportSchedulesQuery, reportsQuery } from '../report/queries.ts'

/** Plans, stops and ends what comes by mail, one thing at a time; the lists are asked again. */
export function useSchedules(): ScheduleActs {
  const client = useQueryClient()
  const { busy, run } = useAct()
  const refresh = () =>
    Promise.all(
      [reportSchedulesQuery().queryKey, reportsQuery().queryKey].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
  return {
    busy,
    create: (body) =>
      run('new', async () => {
        const { proxima } = await send(createReportSchedule, { body })
        toast({ kind: 'success', message: fill(texts.saved, { instant: formatInstant(new Date(proxima)) }) })
        await refresh()
      }),
    toggle: ({ id, activa }) =>
      void run(
        id,
        async () => {
          await send(switchReportSchedule, { params: { id }, body: { activa: !activa } })
          await refresh()
        },
        activa ? texts.paused : texts.resumed,
      ),
    remove: ({ id }) =>
      void run(
        id,
        async () => {
          await send(removeReportSchedule, { params: { id } })
          await refresh()
        },
        texts.removed,
      ),
  }
}
