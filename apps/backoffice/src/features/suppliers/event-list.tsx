import { actorInSentence } from '@enlace/contract/core/words/actor-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { supplierDetailTexts, supplierEventTexts as texts } from '@enlace/contract/suppliers/texts.ts'
import type { SupplierEvent } from '@enlace/contract/suppliers/users/schemas.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Button } from '@enlace/ui/button.tsx'
import { clockIcon } from '@enlace/ui/core/icons.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { countText, showCount } from '@enlace/web/document/shown.ts'
import { useState } from 'react'
import styles from './suppliers.module.css'
import { shownAtFirst, toldEvents, type ToldEvent } from './told-events.ts'

type EventListProps = {
  events: readonly SupplierEvent[]
  /** Whether each is told with the user that it was about. */
  namesUsers?: boolean
}

/** What happened, newest first: what, to whom, when, by whom, and what it changed; the latest until more is asked for. */
export function EventList({ events, namesUsers = false }: EventListProps) {
  const [isWhole, setIsWhole] = useState(false)
  if (events.length === 0) return <EmptyState icon={clockIcon} title={supplierDetailTexts.historyEmpty} />
  const told = toldEvents(events)
  const shown = isWhole ? told : told.slice(0, shownAtFirst)
  const hidden = told.length - shown.length
  return (
    <Stack>
      <PlainList isOrdered>
        {shown.map((event) => (
          <Told key={event.id} {...{ event, namesUsers }} />
        ))}
      </PlainList>
      {hidden > 0 && (
        <div>
          <Button onClick={() => setIsWhole(true)}>{countText(texts.more, hidden)}</Button>
        </div>
      )}
    </Stack>
  )
}

function Told({ event, namesUsers }: { event: ToldEvent; namesUsers: boolean }) {
  const { at, actor, sobre, cambios } = event
  return (
    <li>
      <div className={styles.long}>
        {namesUsers && sobre !== null
          ? fill(texts.about, { suceso: sentenceOf(event), correo: sobre })
          : sentenceOf(event)}
      </div>
      <div className={styles.note}>
        <time dateTime={at}>{formatInstant(new Date(at))}</time>
        {actor !== sobre && ` · ${fill(texts.by, { actor: actorInSentence(actor) })}`}
      </div>
      {cambios.length > 0 && (
        <ul className={styles.note}>
          {cambios.map(({ campo, antes, despues }) => (
            <li key={campo}>{fill(texts.change, { campo, antes, despues })}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

function sentenceOf({ suceso, times, since }: ToldEvent): string {
  if (times === 1) return texts[suceso]
  return fill(texts.times, {
    suceso: texts[suceso],
    n: showCount(times),
    fecha: formatInstant(new Date(since)),
  })
}
