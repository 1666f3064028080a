import { actorText } from '@enlace/contract/core/words/actor-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { ContentVersion, VersionState } from '@enlace/contract/content/versions/schemas.ts'
import { versionTexts as texts } from '@enlace/contract/content/versions/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { useState } from 'react'
import { CompareDialog } from './compare-dialog.tsx'
import type { ComparedField } from './comparison.tsx'
import { RollBackDialog } from './roll-back-dialog.tsx'
import styles from './version-history.module.css'

type VersionHistoryProps = {
  versions: readonly ContentVersion[]
  mayWrite: boolean
  /** What two versions say, part by part; asked for when they are compared. */
  onCompare: (from: number, to: number) => Promise<readonly ComparedField[]>
  /** Publishes again what an earlier version said; answers whether it was done. */
  onRollBack: (number: number, note: string) => Promise<boolean>
}

/** The versions of one thing, the newest first: who, when, what changed; compare any two, go back to an earlier one. */
export function VersionHistory({ versions, mayWrite, onCompare, onRollBack }: VersionHistoryProps) {
  const [compared, setCompared] = useState<{ from: number; to: number }>()
  const [back, setBack] = useState<number>()
  if (versions.length === 0) return <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>
  const shown = versions.find(({ state }) => state === 'published')
  return (
    <>
      <ol className={styles.versions} aria-label={texts.history}>
        {versions.map((version) => {
          const other = pairOf(version, versions, shown?.number)
          return (
            <li key={version.number} className={styles.version}>
              <Row gap="regular" align="center">
                <strong>{fill(texts.version, { number: version.number })}</strong>
                <VersionChip state={version.state} />
              </Row>
              <Quiet>{fill(texts.by, aboutVersion(version))}</Quiet>
              {version.publishedAs !== null && version.publishedAs !== version.number && (
                <Quiet>{fill(texts.knownAs, { number: version.publishedAs })}</Quiet>
              )}
              {version.note !== '' && <p>{version.note}</p>}
              <Actions>
                {other !== undefined && (
                  <Button
                    aria-label={`${texts.compareTitle}: ${fill(texts.version, { number: version.number })}`}
                    onClick={() => setCompared(other)}
                  >
                    {texts.compareTitle}
                  </Button>
                )}
                {version.state === 'retired' && mayWrite && (
                  <Button
                    aria-label={`${texts.back}: ${version.number}`}
                    onClick={() => setBack(version.number)}
                  >
                    {texts.back}
                  </Button>
                )}
              </Actions>
            </li>
          )
        })}
      </ol>
      {compared && (
        <CompareDialog
          versions={versions}
          start={compared}
          onCompare={onCompare}
          onClose={() => setCompared(undefined)}
        />
      )}
      {back !== undefined && (
        <RollBackDialog
          number={back}
          onConfirm={async (note) => {
            if (await onRollBack(back, note)) setBack(undefined)
          }}
          onClose={() => setBack(undefined)}
        />
      )}
    </>
  )
}

/** A version's state as a word, an icon and a colour. */
export function VersionChip({ state }: { state: VersionState }) {
  return <StatusChip tone={tones[state]}>{texts.states[state]}</StatusChip>
}

const tones = { draft: 'warning', scheduled: 'info', published: 'good', retired: 'neutral' } as const

/** An earlier version is compared with what is shown; what is shown or written, with the one before it. */
function pairOf(
  { number, state }: ContentVersion,
  all: readonly ContentVersion[],
  shown: number | undefined,
) {
  if (state === 'retired' && shown !== undefined) return { from: number, to: shown }
  if (state !== 'published' && shown !== undefined) return { from: shown, to: number }
  const before = all.find((one) => one.number < number)
  return before && { from: before.number, to: number }
}

/** Who wrote or published a version and when, for a sentence. */
export function aboutVersion(version: ContentVersion): { author: string; date: string } {
  const { authorName, publishedAt, publisherName, updatedAt } = version
  const who = publisherName ?? authorName
  return { author: actorText(who), date: formatInstant(new Date(publishedAt ?? updatedAt)) }
}
