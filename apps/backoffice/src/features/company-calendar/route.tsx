import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import { companyCalendarTexts as texts } from '@enlace/contract/company-calendar/texts.ts'
import type { CompanyCalendar, KeptCalendar } from '@enlace/contract/company-calendar/schemas.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { useTypedOver } from '../../core/forms/use-typed-over.ts'
import { typedOf } from './calendar-values.ts'
import { companyCalendarQuery, sendCalendar } from './queries.ts'
import { CalendarView } from './view.tsx'

/** `/calendario`: when the company takes invoices, when it pays, and when it is closed. */
export const companyCalendarRoute = screenRoute({
  path: paths.calendar.pattern,
  title: texts.title,
  query: companyCalendarQuery,
  Screen: ({ data }) => <CalendarScreen kept={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

const isTyped = (read: object) =>
  ['dia', 'hora', 'rule'].every((name) => typeof Reflect.get(read, name) === 'string') &&
  ['days', 'off'].every((name) => Array.isArray(Reflect.get(read, name)))

function CalendarScreen({ kept }: { kept: KeptCalendar }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('settings')
  const { busy, run } = useAct()
  const over = useTypedOver('calendar', { typed: typedOf(kept), version: kept.version }, isTyped)
  const { queryKey } = companyCalendarQuery()
  const handleSave = (calendar: CompanyCalendar) =>
    run('save', async () => {
      try {
        const { eventos, ...changed } = await sendCalendar(calendar, kept.version)
        client.setQueryData(queryKey, changed)
        over.discard()
        toast({ kind: 'success', message: fill(texts.saved, eventos) })
      } catch (thrown) {
        if (failureOf(thrown).code === 'changed-meanwhile') await client.invalidateQueries({ queryKey })
        throw thrown
      }
    })
  return (
    <CalendarView
      {...{ kept, mayWrite }}
      typed={over.typed}
      isChanged={over.isChanged}
      isStale={over.isStale}
      isSaving={busy !== undefined}
      onChange={over.change}
      onDiscard={over.discard}
      onSave={(calendar) => void handleSave(calendar)}
    />
  )
}
