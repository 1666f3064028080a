import { emptyTexts } from '@enlace/contract/core/list/empty-texts.ts'
import { filterTexts } from '@enlace/contract/core/list/texts.ts'
import { eventsPerPage } from '@enlace/contract/events/limits.ts'
import type { Agenda } from '@enlace/contract/events/visitor/schemas.ts'
import { eventsTexts as texts } from '@enlace/contract/events/visitor/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { calendarIcon, searchIcon } from '@enlace/ui/core/icons.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { EventLine } from './event-line.tsx'
import type { EventsFilter, EventWay } from './filter.ts'
import styles from './month-part.module.css'
import { PageLinks } from '@enlace/web/list/page-links.tsx'

type AgendaPartProps = {
  agenda: Agenda
  filter: EventsFilter
  /** The same part at another page. */
  hrefOf: (page: number) => string
  upcomingHref: string
  onClear: () => void
}

const labels: Readonly<Record<EventWay, string>> = {
  calendario: texts.month,
  proximos: texts.upcoming,
  pasados: texts.past,
  inscripciones: texts.own,
}

/** Events one under the other: those to come from the next on, those that are over from the last on. */
export function AgendaPart({ agenda, filter, hrefOf, upcomingHref, onClear }: AgendaPartProps) {
  const { rows, total } = agenda
  if (rows.length === 0) {
    return filter.tipo || filter.page > 1 ? (
      <EmptyState
        icon={searchIcon}
        title={filter.page > 1 ? emptyTexts.noSuchPage : texts.noMatch}
        action={
          <Button onClick={onClear}>{filter.page > 1 ? emptyTexts.firstPage : filterTexts.clear}</Button>
        }
      />
    ) : (
      <Never way={filter.ver} upcomingHref={upcomingHref} />
    )
  }
  const pageCount = Math.max(1, Math.ceil(total / eventsPerPage))
  return (
    <section aria-label={labels[filter.ver]}>
      <h2 className="visually-hidden">{labels[filter.ver]}</h2>
      <ul className={styles.events}>
        {rows.map((event) => (
          <EventLine key={event.id} event={event} showsDay />
        ))}
      </ul>
      {pageCount > 1 && <PageLinks page={filter.page} size={eventsPerPage} total={total} hrefFor={hrefOf} />}
    </section>
  )
}

function Never({ way, upcomingHref }: { way: EventWay; upcomingHref: string }) {
  if (way === 'pasados') return <EmptyState icon={calendarIcon} title={texts.neverPast} />
  if (way === 'inscripciones') {
    return (
      <EmptyState
        icon={calendarIcon}
        title={texts.neverOwn}
        action={<ButtonLink href={upcomingHref}>{texts.seeUpcoming}</ButtonLink>}
      >
        {texts.neverOwnHint}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={calendarIcon} title={texts.never}>
      {texts.neverHint}
    </EmptyState>
  )
}
