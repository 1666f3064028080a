import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { ImportRhythm, ImportSource } from '@enlace/contract/imports/sources/freshness-schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { instantOf, toneOf } from '../shown.ts'

const texts = importsTexts.freshness

type SourcesViewProps = {
  sources: readonly ImportSource[]
  mayWrite: boolean
  links: { list: string; begin: string; load: (id: string) => string; changes: (source: string) => string }
  onChange: (source: ImportSource) => void
}

/** Every source with when it came, when it is expected, and whether it is late; the late ones first. */
export function SourcesView({ sources, mayWrite, links, onChange }: SourcesViewProps) {
  const sorted = sources.toSorted((one, other) => rankOf(one) - rankOf(other))
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={texts.intro}
        actions={<ButtonLink href={links.list}>{importsTexts.title}</ButtonLink>}
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <MissedSources sources={sources} />
      <DataTable
        caption={texts.caption}
        columns={columnsFor(links, mayWrite ? onChange : undefined)}
        rows={sorted}
        rowKey={({ source }) => source}
        empty={
          <EmptyState
            title={texts.empty}
            action={mayWrite && <ButtonLink href={links.begin}>{importsTexts.new}</ButtonLink>}
          >
            {texts.emptyHint}
          </EmptyState>
        }
        texts={tableTexts}
      />
    </Stack>
  )
}

/** Says which sources did not come, for as long as they do not. */
function MissedSources({ sources }: { sources: readonly ImportSource[] }) {
  const missed = sources.filter(({ alarmAt }) => alarmAt !== null).map(({ source }) => source)
  const [only] = missed
  if (only === undefined) return null
  return (
    <Banner kind="warning">
      {missed.length === 1
        ? fill(texts.alarm.one, { source: only })
        : fill(texts.alarm.many, { n: missed.length, sources: missed.join(', ') })}
    </Banner>
  )
}

const rankOf = ({ state }: ImportSource) => ['late', 'never-came', 'on-time', 'no-rhythm'].indexOf(state)

/** When a source is expected, in words. */
export function rhythmText(rhythm: ImportRhythm): string {
  switch (rhythm.every) {
    case 'business-day':
      return fill(texts.rhythms['business-day'], { before: rhythm.before })
    case 'week':
      return fill(texts.rhythms.week, {
        weekday: texts.weekdays[rhythm.weekday - 1] ?? '',
        before: rhythm.before,
      })
    case 'month':
      return fill(texts.rhythms.month, { day: rhythm.day, before: rhythm.before })
    case 'never':
      return texts.rhythms.never
  }
}

function columnsFor(
  links: SourcesViewProps['links'],
  onChange: ((source: ImportSource) => void) | undefined,
): Column<ImportSource>[] {
  return [
    { id: 'source', header: texts.source, card: 'number', cell: ({ source }) => source },
    {
      id: 'state',
      header: texts.state,
      card: 'status',
      cell: ({ state, alarmAt }) => (
        <>
          <StatusChip tone={toneOf(state)}>{texts.states[state]}</StatusChip>
          {alarmAt !== null && <div>{fill(texts.missed, { at: instantOf(alarmAt) })}</div>}
        </>
      ),
    },
    {
      id: 'last',
      header: texts.last,
      card: 'date',
      cell: ({ lastAt, lastBatch }) =>
        lastBatch === null ? texts.never : <a href={links.load(lastBatch)}>{instantOf(lastAt)}</a>,
    },
    { id: 'rhythm', header: texts.rhythm, card: 'text', cell: ({ rhythm }) => rhythmText(rhythm) },
    {
      id: 'next',
      header: texts.next,
      isWideOnly: true,
      cell: ({ nextAt }) => (nextAt === null ? texts.noNext : instantOf(nextAt)),
    },
    {
      id: 'changes',
      header: texts.changes,
      card: 'amount',
      cell: ({ source, lastBatch }) =>
        lastBatch !== null && (
          <Link href={links.changes(source)}>
            <span aria-hidden>{texts.changes}</span>
            <span className="visually-hidden">{fill(texts.changesOf, { source })}</span>
          </Link>
        ),
    },
    ...(onChange
      ? [
          {
            id: 'change',
            header: texts.change,
            card: 'text' as const,
            cell: (source: ImportSource) => (
              <Button
                aria-label={fill(texts.changeOf, { source: source.source })}
                onClick={() => onChange(source)}
              >
                {texts.change}
              </Button>
            ),
          },
        ]
      : []),
  ]
}
