import { fill } from '@enlace/contract/core/fill.ts'
import { eventKinds } from '@enlace/contract/events/kinds.ts'
import { eventKindTexts } from '@enlace/contract/events/texts.ts'
import { eventsTexts as texts, feedTexts } from '@enlace/contract/events/visitor/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Chip } from '@enlace/ui/chip.tsx'
import { calendarIcon } from '@enlace/ui/core/icons.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { SectionLinks } from '@enlace/ui/section-links.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { toggled } from '@enlace/web/list/filters.ts'
import { paths } from '../../core/paths.ts'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { AgendaPart } from './calendar/agenda-part.tsx'
import { type EventsAnswer, isMonth } from './answer.ts'
import { type EventsFilter, eventWays } from './calendar/filter.ts'
import { MonthPart } from './calendar/month-part.tsx'

type EventsViewProps = {
  answer: EventsAnswer
  filter: EventsFilter
  company: string
  changeSearch: ChangeSearch
  onSubscribe: () => void
}

const wayTexts = {
  calendario: texts.month,
  proximos: texts.upcoming,
  pasados: texts.past,
  inscripciones: texts.own,
} as const

/** What the company plans: a month at a glance, what comes next, what is over, and what the person has a seat of. */
export function EventsView({ answer, filter, company, changeSearch, onSubscribe }: EventsViewProps) {
  const { tipo } = filter
  const counts = isMonth(answer) ? undefined : answer.counts
  const onKinds = (kinds: readonly string[] | undefined) =>
    changeSearch({ tipo: kinds, ...(filter.page > 1 && { page: undefined }) }, { replaces: true })
  return (
    <Stack gap="regular">
      <PageHeading
        title={texts.title}
        description={fill(texts.description, { company })}
        actions={
          <Button icon={calendarIcon} onClick={onSubscribe}>
            {feedTexts.open}
          </Button>
        }
        sections={
          <SectionLinks
            label={texts.ways}
            current={filter.ver}
            links={eventWays.map((ver) => ({
              id: ver,
              label: wayTexts[ver],
              href: paths.events({}, { ver: ver === 'calendario' ? undefined : ver, tipo }),
            }))}
          />
        }
      />
      <Row groupLabel={texts.kinds}>
        {eventKinds.map((kind) => (
          <Chip
            key={kind}
            isSelected={tipo?.includes(kind) ?? false}
            {...(counts && { count: counts[kind] ?? 0 })}
            onToggle={() => onKinds(toggled(tipo, kind))}
          >
            {eventKindTexts[kind]}
          </Chip>
        ))}
      </Row>
      {isMonth(answer) ? (
        <MonthPart month={answer} day={filter.dia} changeSearch={changeSearch} />
      ) : (
        <AgendaPart
          agenda={answer}
          filter={filter}
          hrefOf={(page) => paths.events({}, { ver: filter.ver, tipo, page: page === 1 ? undefined : page })}
          upcomingHref={paths.events({}, { ver: 'proximos' })}
          onClear={() =>
            // A page that is not there is left first: the kinds may be what the person wants.
            changeSearch(filter.page > 1 ? { page: undefined } : { tipo: undefined }, { replaces: true })
          }
        />
      )}
    </Stack>
  )
}
