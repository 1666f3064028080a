import { type UseQueryOptions, useQueryClient } from '@tanstack/react-query'
import type { CallKey } from '@enlace/api-client/queries.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  cancelEventRegistration,
  downloadEventCalendar,
  downloadEventFile,
  getEvent,
  getEventMonth,
  listEvents,
  registerForEvent,
} from '@enlace/contract/events/visitor/calls.ts'
import type { EventDetail } from '@enlace/contract/events/visitor/schemas.ts'
import { eventTexts as texts } from '@enlace/contract/events/visitor/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/http/client.ts'
import { download } from '@enlace/web/http/download.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import type { EventsAnswer } from './answer.ts'
import type { EventsFilter } from './calendar/filter.ts'

/** The month or the agenda that an address names; asked again whenever it is opened, because seats come and go. */
export function eventsQuery({
  ver,
  mes,
  tipo,
  page,
}: EventsFilter): UseQueryOptions<EventsAnswer, Error, EventsAnswer, CallKey> {
  const kinds = tipo && { tipo: tipo.join(',') }
  const { queryKey, queryFn } =
    ver === 'calendario'
      ? callQuery(getEventMonth, { query: { ...kinds, ...(mes !== undefined && { mes }) } })
      : callQuery(listEvents, { query: { ...kinds, ver, page } })
  return { queryKey, ...(queryFn && { queryFn }), staleTime: 0 }
}

/** One event with the person's own seat. */
export const eventQuery = (id: string) => ({ ...callQuery(getEvent, { params: { id } }), staleTime: 0 })

/** What a person does with an event; one thing at a time, and all that shows the event is asked for again. */
export function useEventActions({ id }: Pick<EventDetail, 'id'>) {
  const client = useQueryClient()
  const { busy, run } = useAct()
  const given = { params: { id } }
  const show = (next: EventDetail, message: string) => {
    client.setQueryData(eventQuery(id).queryKey, next)
    toast({ kind: 'success', message })
  }
  /** Whatever came of it, the seats may be others by now. */
  const act = (name: string, work: () => Promise<void>) =>
    void run(name, async () => {
      try {
        await work()
      } finally {
        void client.invalidateQueries()
      }
    })
  return {
    busy,
    register: (expected: 'seat' | 'place') =>
      act('register', async () => {
        const next = await send(registerForEvent, given)
        const puesto = next.inscripcion?.puesto
        const waiting = expected === 'seat' ? texts.waiting : texts.waitingAsked
        show(next, typeof puesto === 'number' ? fill(waiting, { puesto }) : texts.registered)
      }),
    withdraw: (held: 'seat' | 'place') =>
      act('withdraw', async () => {
        show(await send(cancelEventRegistration, given), held === 'seat' ? texts.given : texts.left)
      }),
    addToCalendar: () => void run('calendar', () => download(downloadEventCalendar, given)),
    downloadFile: (file: string) =>
      void run(file, () => download(downloadEventFile, { params: { id: file } })),
  }
}
