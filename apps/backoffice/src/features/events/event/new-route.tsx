import { countText } from '@enlace/web/document/shown.ts'
import { eventsDeskFormTexts as texts } from '@enlace/contract/events/desk/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { goTo } from '@enlace/web/place.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { useState } from 'react'
import { refusedWithin } from '@enlace/web/form/field-faults.ts'
import { paths } from '../../../core/paths.ts'
import { useTypedOver } from '../../../core/forms/use-typed-over.ts'
import { NewEventView } from './new-view.tsx'
import { createEvent } from '../queries.ts'
import { emptyEvent, isTypedEvent, readTyped, type TypedEvent } from './form/typed-event.ts'

/** `/eventos/nuevo`: an event that is begun, once or repeated. */
export const newEventRoute = pageRoute({
  path: paths.newEvent.pattern,
  title: texts.newTitle,
  Page: NewEventPage,
})

function NewEventPage() {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const { busy, run } = useAct()
  const over = useTypedOver<TypedEvent>('event:new', { typed: emptyEvent, version: 'new' }, isTypedEvent)
  const handleSave = (isDraft: boolean) => {
    const { typed } = over
    const read = readTyped(typed, isDraft)
    setFaults('faults' in read ? read.faults : {})
    if ('faults' in read) return
    void run('save', async () => {
      try {
        const repetir = typed.repetir === '' ? null : { cada: typed.repetir, veces: Number(typed.veces) }
        const { codigos } = await createEvent({ evento: read.evento, repetir })
        over.discard()
        toast({ kind: 'success', message: countText(texts.created, codigos.length) })
        const [codigo] = codigos
        goTo(codigos.length === 1 && codigo !== undefined ? paths.event({ codigo }) : paths.events(), {
          replaces: true,
        })
      } catch (thrown) {
        setFaults(refusedWithin('evento', failureOf(thrown)))
        throw thrown
      }
    })
  }
  return (
    <NewEventView
      typed={over.typed}
      faults={faults}
      isBusy={busy !== undefined}
      onChange={over.change}
      onSave={handleSave}
    />
  )
}
