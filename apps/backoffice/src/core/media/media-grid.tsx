import { fill } from '@enlace/contract/core/fill.ts'
import { mediaAddress } from '@enlace/contract/media/addresses.ts'
import type { Medium } from '@enlace/contract/media/schemas.ts'
import { mediaPickerTexts as texts } from '@enlace/contract/media/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { ProgressBar } from '@enlace/ui/progress-bar.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import type { CSSProperties } from 'react'
import styles from './media-grid.module.css'

type MediaGridProps = {
  answer: { media: readonly Medium[]; total: number; pageSize: number } | undefined
  hasFailed: boolean
  isFiltered: boolean
  page: number
  onPage: (page: number) => void
  onRetry: () => void
} & ({ onPick: (medium: Medium) => void } | { hrefOf: (medium: Medium) => string })

/** Pictures of the library side by side: each is a button that takes it, or a link to its own page. */
export function MediaGrid(props: MediaGridProps) {
  const { answer, hasFailed, isFiltered, page, onPage, onRetry } = props
  if (hasFailed && answer === undefined)
    return <EmptyState title={texts.failedTitle} action={<Button onClick={onRetry}>{texts.retry}</Button>} />
  if (answer === undefined) return <Skeleton lines={6} />
  const { media, total, pageSize } = answer
  if (media.length === 0)
    return isFiltered ? (
      <EmptyState title={texts.nothingTitle}>{texts.nothing}</EmptyState>
    ) : (
      <EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>
    )
  const pages = Math.ceil(total / pageSize)
  return (
    <>
      <ul className={styles.grid} aria-label={texts.title}>
        {media.map((medium) => (
          <li key={medium.id} className={styles.cell}>
            {'onPick' in props ? (
              <button
                type="button"
                className={styles.tile}
                aria-label={fill(texts.pick, { name: medium.name })}
                disabled={medium.widths.length === 0}
                onClick={() => props.onPick(medium)}
              >
                <Tile medium={medium} />
              </button>
            ) : (
              <a className={styles.tile} href={props.hrefOf(medium)}>
                <Tile medium={medium} />
              </a>
            )}
          </li>
        ))}
      </ul>
      <Row gap="regular" align="center">
        <span>{fill(texts.count, { shown: media.length, total })}</span>
        {pages > 1 && (
          <>
            <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
              {texts.previous}
            </Button>
            <span>{fill(texts.page, { page: `${page} / ${pages}` })}</span>
            <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
              {texts.next}
            </Button>
          </>
        )}
      </Row>
    </>
  )
}

function Tile({ medium }: { medium: Medium }) {
  const { id, name, state, progress, widths, version, focus, alt, isDecorative } = medium
  const smallest = widths[0]
  return (
    <>
      <span className={styles.picture} style={focusOf(focus)}>
        {smallest !== undefined && (
          <img src={`${mediaAddress(id, smallest)}?v=${version}`} alt="" loading="lazy" />
        )}
      </span>
      <span className={styles.name}>{name}</span>
      {state === 'procesando' && <ProgressBar label={texts.processing} value={progress} max={1} />}
      {state === 'fallida' && <StatusChip tone="bad">{texts.failed}</StatusChip>}
      {state === 'lista' && alt === '' && !isDecorative && (
        <StatusChip tone="warning">{texts.isMissingAlt}</StatusChip>
      )}
    </>
  )
}

/** The style sheet reads where the picture's subject is. */
function focusOf({ x, y }: Medium['focus']): CSSProperties {
  return { '--focus': `${x}% ${y}%` } as CSSProperties // a name of ours, which the type of styles does not know
}
