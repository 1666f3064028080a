import { useQueryClient } from '@tanstack/react-query'
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
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { saveRhythm, sourcesQuery } from '../queries.ts'
import { toneOf, instantOf } from '../shown.ts'
import { RhythmDialog } from './rhythm-dialog.tsx'
import { rhythmText } from './rhythm-text.ts'

const texts = importsTexts.freshness

/** Every source with when it came, when it is expected, and whether it is late; only who may change it gets the button. */
export function sourceColumns(
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
        lastBatch === null ? (
          texts.never
        ) : (
          <a href={paths.importLoad({ id: lastBatch })}>{instantOf(lastAt)}</a>
        ),
    },
    { id: 'rhythm', header: texts.rhythm, card: 'text', cell: ({ rhythm }) => rhythmText(rhythm) },
    {
      id: 'next',
      header: texts.next,
      priority: 3,
      cell: ({ nextAt }) => (nextAt === null ? texts.noNext : instantOf(nextAt)),
    },
    {
      id: 'changes',
      header: texts.changes,
      card: 'amount',
      cell: ({ source, lastBatch }) =>
        lastBatch !== null && (
          <Link href={paths.sourceChanges({ source })}>
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

/** `/fuentes`: how fresh each source is, the late ones first. */
export const importSourcesRoute = screenRoute({
  path: paths.importSources.pattern,
  title: texts.title,
  query: sourcesQuery,
  Screen: ({ data }) => <SourcesScreen sources={data.sources} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function SourcesScreen({ sources }: { sources: readonly ImportSource[] }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('data')
  const { busy, run } = useAct()
  const [changed, setChanged] = useState<ImportSource>()
  const handleSave = async ({ source, version }: ImportSource, rhythm: ImportRhythm) => {
    const renew = () => client.invalidateQueries({ queryKey: sourcesQuery().queryKey })
    const isSaved = await run('save', () => saveRhythm(source, version, rhythm).finally(renew), texts.saved)
    if (isSaved) setChanged(undefined)
  }
  return (
    <>
      <Stack gap="large">
        <PageHeading
          title={texts.title}
          description={texts.intro}
          actions={<ButtonLink href={paths.imports()}>{importsTexts.title}</ButtonLink>}
        />
        {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
        <MissedSources sources={sources} />
        <DataTable
          caption={texts.caption}
          columns={sourceColumns(mayWrite ? setChanged : undefined)}
          rows={sources.toSorted((one, other) => rankOf(one) - rankOf(other))}
          rowKey={({ source }) => source}
          empty={
            <EmptyState
              title={texts.empty}
              action={mayWrite && <ButtonLink href={paths.newImport()}>{importsTexts.new}</ButtonLink>}
            >
              {texts.emptyHint}
            </EmptyState>
          }
          texts={tableTexts}
        />
      </Stack>
      {changed && (
        <RhythmDialog
          key={changed.source}
          source={sources.find(({ source }) => source === changed.source) ?? changed}
          isBusy={busy === 'save'}
          onSave={(source, rhythm) => void handleSave(source, rhythm)}
          onClose={() => setChanged(undefined)}
        />
      )}
    </>
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
