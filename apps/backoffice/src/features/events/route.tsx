import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { filterTexts, tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { DeskEventRow } from '@enlace/contract/events/desk/schemas.ts'
import { eventsDeskTexts as texts } from '@enlace/contract/events/desk/texts.ts'
import { eventKindTexts } from '@enlace/contract/events/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { Chip } from '@enlace/ui/chip.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { calendarIcon, searchIcon } from '@enlace/ui/core/icons.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { FilterBar } from '@enlace/ui/filter-bar.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { SectionLinks } from '@enlace/ui/section-links.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { hasWords } from '@enlace/web/list/has-words.ts'
import { SearchBox } from '@enlace/web/list/search-box.tsx'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { EventChip } from './event-chip.tsx'
import styles from './event.module.css'
import { eventsQuery } from './queries.ts'

/** What each event is, when, how far, and how many come. */
export const eventColumns: readonly Column<DeskEventRow>[] = [
  {
    id: 'titulo',
    header: texts.titulo,
    card: 'number',
    cell: ({ titulo, isGenerated, porInvitacion }) => (
      <span className={styles.long}>
        {[titulo, isGenerated && texts.generated, porInvitacion && texts.invitation]
          .filter(Boolean)
          .join(' · ')}
      </span>
    ),
  },
  { id: 'tipo', header: texts.tipo, priority: 3, cell: ({ tipo }) => eventKindTexts[tipo] },
  {
    id: 'fecha',
    header: texts.fecha,
    card: 'date',
    cell: ({ inicio, isAllDay }) => {
      const fecha = formatInstant(new Date(inicio))
      return isAllDay ? fill(texts.allDay, { fecha: fecha.slice(0, 10) }) : fecha
    },
  },
  { id: 'estado', header: texts.estado, card: 'status', cell: ({ estado }) => <EventChip state={estado} /> },
  {
    id: 'cupos',
    header: texts.cupos,
    card: 'text',
    cell: ({ inscripcion, cupo, inscritos, en_espera }) =>
      inscripcion
        ? [
            fill(cupo === null ? texts.noLimit : texts.seatsOf, { n: inscritos, cupo: cupo ?? '' }),
            en_espera > 0 && fill(texts.waiting, { n: en_espera }),
          ]
            .filter(Boolean)
            .join(' · ')
        : texts.noSeats,
  },
]

/** What the list shows, as its address says it. */
type EventFilter = { q: string; ver: 'proximos' | 'anteriores'; propios: boolean }

/** The events that a filter lets through: those of the company's calendar only where they are asked for. */
export const narrow = (
  rows: readonly DeskEventRow[],
  { q, propios }: Pick<EventFilter, 'q' | 'propios'>,
): DeskEventRow[] =>
  rows.filter(({ titulo, isGenerated }) => hasWords(titulo, q) && !(propios && isGenerated))

/** `/eventos`: what the company invites to, with how many come. */
export const eventsDeskRoute = screenRoute({
  path: paths.events.pattern,
  title: texts.title,
  search: ({ q = '', ver, propios }): EventFilter => ({
    q,
    ver: ver === 'anteriores' ? 'anteriores' : 'proximos',
    propios: propios !== 'no',
  }),
  query: (_, { ver }: EventFilter) => eventsQuery(ver),
  Screen: ({ data, search, changeSearch }) => (
    <Events rows={data.rows} filter={search} onFilter={changeSearch} />
  ),
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

const sections = [
  { id: 'proximos', label: texts.upcoming, href: paths.events() },
  { id: 'anteriores', label: texts.past, href: paths.events({}, { ver: 'anteriores' }) },
]

type EventsProps = { rows: readonly DeskEventRow[]; filter: EventFilter; onFilter: ChangeSearch }

function Events({ rows, filter, onFilter }: EventsProps) {
  const mayWrite = useMayWrite('content')
  const create = mayWrite && (
    <ButtonLink variant="primary" href={paths.newEvent()}>
      {texts.create}
    </ButtonLink>
  )
  const isPast = filter.ver === 'anteriores'
  const empty =
    rows.length === 0 ? (
      <EmptyState icon={calendarIcon} title={isPast ? texts.emptyPast : texts.empty} action={create}>
        {texts.emptyHint}
      </EmptyState>
    ) : (
      <EmptyState
        icon={searchIcon}
        title={texts.noMatch}
        action={<Button onClick={() => onFilter({ q: undefined, propios: 'no' })}>{texts.seeAll}</Button>}
      >
        {texts.noMatchHint}
      </EmptyState>
    )
  return (
    <Stack gap="regular">
      <PageHeading
        title={texts.title}
        description={rows.length === 0 && texts.description}
        sections={<SectionLinks label={texts.which} links={sections} current={filter.ver} />}
        actions={create}
      />
      {!mayWrite && <p>{backofficeTexts.readOnly}</p>}
      <FilterBar
        search={<SearchBox label={texts.search} q={filter.q} onChange={onFilter} />}
        openLabel={filterTexts.open}
        closeLabel={filterTexts.close}
      >
        <Chip
          isSelected={filter.propios}
          onToggle={() => onFilter({ propios: filter.propios ? 'no' : undefined })}
        >
          {texts.hidesGenerated}
        </Chip>
      </FilterBar>
      <DataTable
        caption={texts.table}
        columns={eventColumns}
        rows={narrow(rows, filter)}
        rowKey={({ codigo }) => codigo}
        rowHref={({ codigo }) => paths.event({ codigo })}
        texts={tableTexts}
        empty={empty}
      />
    </Stack>
  )
}
