import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import type { DeskAttendee, DeskEvent } from '@enlace/contract/events/desk/schemas.ts'
import {
  eventsDeskFormTexts as texts,
  eventsDeskPeopleTexts,
  eventsDeskTexts,
} from '@enlace/contract/events/desk/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { refusedWithin } from '@enlace/web/form/field-faults.ts'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { useTypedOver } from '../../../core/forms/use-typed-over.ts'
import type { EventActions, FileActions, PeopleActions } from '../actions.ts'
import { EventView } from './view.tsx'
import { PeoplePart } from './people-part.tsx'
import * as calls from '../queries.ts'
import { isTypedEvent, readTyped, type TypedEvent, typedOf } from './form/typed-event.ts'

const Code = {
  safeParse: (raw: unknown) => {
    const codigo = paramOf(raw, 'codigo')
    return codigo === undefined ? { success: false } : { success: true, data: { codigo } }
  },
}

/** `/eventos/{codigo}`: one event, its papers and its people. */
export const eventRoute = screenRoute<DeskEvent, { codigo: string }>({
  path: paths.event.pattern,
  title: ({ data }) => data?.evento.titulo ?? eventsDeskTexts.title,
  params: Code,
  query: ({ codigo }) => calls.eventQuery(codigo),
  Screen: ({ data }) => <EventScreen key={data.codigo} kept={data} />,
  Pending: () => <ScreenSkeleton title={eventsDeskTexts.title} />,
})

function EventScreen({ kept }: { kept: DeskEvent }) {
  const mayWrite = useMayWrite('content')
  const typed = typedOf(kept.evento)
  const over = useTypedOver<TypedEvent>(`event:${kept.codigo}`, { typed, version: kept.sello }, isTypedEvent)
  const { actions, faults, busy } = useEventActions(kept, over.typed, over.discard)
  const files = useFiles(kept)
  return (
    <EventView
      {...{ kept, mayWrite, actions, faults, files }}
      typed={over.typed}
      isChanged={over.isChanged}
      isStale={over.isStale}
      isBusy={busy !== undefined}
      onChange={over.change}
      people={<People kept={kept} mayWrite={mayWrite} />}
    />
  )
}

function useEventActions({ codigo, sello }: DeskEvent, typed: TypedEvent, forget: () => void) {
  const client = useQueryClient()
  const { busy, run } = useAct()
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const renew = async () => {
    await client.invalidateQueries({ queryKey: calls.eventQuery(codigo).queryKey })
  }
  const act = (name: string, work: () => Promise<unknown>) =>
    run(name, async () => {
      setFaults({})
      try {
        await work()
      } catch (thrown) {
        const failure = failureOf(thrown)
        setFaults(refusedWithin('evento', failure))
        if (failure.code === 'changed-meanwhile') await renew()
        throw thrown
      }
    })
  const actions: EventActions = {
    save(isDraft) {
      const read = readTyped(typed, isDraft)
      if ('faults' in read) {
        setFaults(read.faults)
        return Promise.resolve(false)
      }
      return act('save', async () => {
        const { seated, removed } = await calls.changeEvent(codigo, sello, read.evento)
        await renew()
        forget()
        toast({ kind: 'success', message: texts.saved })
        if (seated > 0) toast({ kind: 'info', message: fill(texts.seated, { n: seated }) })
        if (removed.length > 0)
          toast({ kind: 'warning', message: fill(texts.removed, { parts: removed.join(', ') }) })
      })
    },
    cancel: (motivo) =>
      act('cancel', async () => {
        await calls.cancelEvent(codigo, motivo)
        await renew()
        toast({ kind: 'success', message: texts.cancelled })
      }),
  }
  return { actions, faults, busy }
}

function useFiles({ codigo, archivos }: DeskEvent): FileActions {
  const client = useQueryClient()
  const { busy, run } = useAct()
  const renew = () => client.invalidateQueries({ queryKey: calls.eventQuery(codigo).queryKey })
  return {
    files: archivos,
    isBusy: busy !== undefined,
    async add(file, onProgress) {
      await calls.sendFile(codigo, file, onProgress)
      await renew()
      toast({ kind: 'success', message: texts.uploaded })
    },
    remove: ({ id }) =>
      run(
        'remove',
        async () => {
          await calls.dropFile(codigo, id)
          await renew()
        },
        texts.fileRemoved,
      ),
  }
}

function People({ kept, mayWrite }: { kept: DeskEvent; mayWrite: boolean }) {
  return <PeoplePart {...usePeople(kept.codigo)} mayWrite={mayWrite} isTaken={kept.evento.inscripcion} />
}

function usePeople(codigo: string): PeopleActions {
  const client = useQueryClient()
  const { busy, run } = useAct()
  const { data } = useQuery(calls.peopleQuery(codigo))
  const renew = async () => {
    await client.invalidateQueries({ queryKey: calls.peopleQuery(codigo).queryKey })
    await client.invalidateQueries({ queryKey: calls.eventQuery(codigo).queryKey })
  }
  /** Whatever comes of it, the list shows what is true then. */
  const act = (name: string, { persona }: DeskAttendee, work: () => Promise<unknown>, done?: string) =>
    run(
      name,
      async () => {
        try {
          await work()
        } finally {
          await renew()
        }
      },
      done && fill(done, { persona }),
    )
  return {
    people: data?.rows,
    isBusy: busy !== undefined,
    mark: (person, came) => void act('mark', person, () => calls.markPerson(codigo, person.id, came)),
    seat: (person) =>
      act('seat', person, () => calls.seatPerson(codigo, person.id), eventsDeskPeopleTexts.seated),
    release: (person) =>
      act('release', person, () => calls.releasePerson(codigo, person.id), eventsDeskPeopleTexts.released),
    take: (format) => void calls.takePeople(codigo, format),
  }
}
