import { fill } from '@enlace/contract/core/fill.ts'
import type { RequiredDocuments } from '@enlace/contract/required-documents/schemas.ts'
import { requiredDocumentTexts } from '@enlace/contract/required-documents/texts.ts'
import { Hint } from '@enlace/ui/hint.tsx'
import { ProgressCircle } from '@enlace/ui/progress-circle.tsx'
import styles from './completeness.module.css'
import { progressWords } from './words.ts'

const texts = requiredDocumentTexts.progress

type CompletenessProps = { progress: RequiredDocuments['progreso']; intro?: string }

/** How many of the mandatory documents are in force, as the specification's circle and in words. */
export function Completeness({ progress, intro }: CompletenessProps) {
  return (
    <div className={styles.part}>
      <div className={styles.circle}>
        <ProgressCircle label={texts.label} percent={progress.porcentaje}>
          <strong>{fill(texts.percent, { n: progress.porcentaje })}</strong>
          <Hint>{fill(texts.figure, { ...progress })}</Hint>
        </ProgressCircle>
      </div>
      <div className={styles.words}>
        {intro !== undefined && <p>{intro}</p>}
        <p>
          <strong>{progressWords(progress)}</strong>
        </p>
      </div>
    </div>
  )
}
