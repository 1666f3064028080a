import { fill } from '@enlace/contract/core/fill.ts'
import type { ImportLoad, ImportProgress } from '@enlace/contract/imports/schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { ProgressBar } from '@enlace/ui/progress-bar.tsx'
import { countOf, kindName } from '../shown.ts'

const texts = importsTexts.progress

/** How far a load is; the page may be left and found again. */
export function ProgressView({ state, progress }: Pick<ImportLoad, 'state' | 'progress'>) {
  // Once all rows are handed over, the database works without a word of how far it is.
  const isCounted = progress !== null && progress.total > 0 && progress.count < progress.total
  return (
    <Panel title={titleOf(state, progress)}>
      <div aria-live="polite">
        <ProgressBar
          label={labelOf(progress)}
          {...(isCounted && { value: progress.count, max: progress.total })}
        >
          {isCounted &&
            fill(texts.counts, { count: countOf(progress.count), total: countOf(progress.total) })}
        </ProgressBar>
      </div>
      <p>{texts.leave}</p>
    </Panel>
  )
}

function titleOf(state: ImportLoad['state'], progress: ImportProgress | null): string {
  if (progress?.step === 'looking') return texts.lookingTitle
  return state === 'checking' ? texts.checking : texts.loading
}

function labelOf(progress: ImportProgress | null): string {
  if (progress === null || progress.step === 'waiting') return texts.waiting
  if (progress.step === 'looking') return fill(texts.looking, { of: progress.of })
  if (progress.step === 'reading') return fill(texts.reading, { of: progress.of })
  return fill(texts.writing, { of: kindName(progress.of) })
}
