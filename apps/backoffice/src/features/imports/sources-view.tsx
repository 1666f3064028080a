import { backofficeTexts } from '@enlace/contract/core/backoffice/texts'
import { fill } from '@enlace/contract/core/fill'
import { tableTexts } from '@enlace/contract/core/list-texts'
import type { ImportRhythm, ImportSource } from '@enlace/contract/features/imports/schemas'
import { importsTexts } from '@enlace/contract/features/imports/texts'
import { Banner } from '@enlace/ui/banner'
import { Button } from '@enlace/ui/button'
import { ButtonLink } from '@enlace/ui/button-link'
import type { Column } from '@enlace/ui/core/columns'
import { DataTable } from '@enlace/ui/data-table'
import { EmptyState } from '@enlace/ui/empty-state'
import { PageHeading } from '@enlace/ui/page-heading'
import { Stack } from '@enlace/ui/stack'
import { StatusChip } from '@enlace/ui/status-chip'
import { instantOf, toneOf } from './shown.ts'

const texts = importsTexts.freshness

type SourcesViewProps = {
  sources: readonly ImportSource[]
  mayWrite: boolean
  links: { list: string; begin: string; load: (id: string) => string }
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
      <DataTable
        caption={texts.caption}
        columns={columnsFor(links.load, mayWrite ? onChange : undefined)}
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
  loadHref: (id: string) => string,
  onChange: ((source: ImportSource) => void) | undefined,
): Column<ImportSource>[] {
  return [
    { id: 'source', header: texts.source, card: 'number', cell: ({ source }) => source },
    {
      id: 'state',
      header: texts.state,
      card: 'status',
      cell: ({ state }) => <StatusChip tone={toneOf(state)}>{texts.states[state]}</StatusChip>,
    },
    {
      id: 'last',
      header: texts.last,
      card: 'date',
      cell: ({ lastAt, lastBatch }) =>
        lastBatch === null ? texts.never : <a href={loadHref(lastBatch)}>{instantOf(lastAt)}</a>,
    },
    { id: 'rhythm', header: texts.rhythm, card: 'text', cell: ({ rhythm }) => rhythmText(rhythm) },
    {
      id: 'next',
      header: texts.next,
      isWideOnly: true,
      cell: ({ nextAt }) => (nextAt === null ? texts.noNext : instantOf(nextAt)),
    },
    ...(onChange
      ? [
          {
            id: 'change',
            header: texts.change,
            card: 'amount' as const,
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
