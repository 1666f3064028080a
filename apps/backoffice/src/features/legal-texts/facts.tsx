import { fill } from '@enlace/contract/core/fill.ts'
import type { LegalText } from '@enlace/contract/legal-texts/schemas.ts'
import { legalTextsTexts as texts } from '@enlace/contract/legal-texts/texts.ts'
import { ProgressBar } from '@enlace/ui/progress-bar.tsx'
import { dayOf } from './days.ts'
import styles from './legal-texts.module.css'

/** What holds of a text, what is planned or written, and how many of those who may enter have accepted it. */
export function LegalTextFacts({ text }: { text: LegalText }) {
  const { current, planned, draft, standing } = text
  return (
    <div className={styles.facts}>
      <p>{current ? fill(texts.card.current, aboutVersion(current)) : texts.card.none}</p>
      {planned && <p>{fill(texts.card.planned, aboutVersion(planned))}</p>}
      {draft && (
        <p className={styles.soft}>
          {fill(texts.card.draft, { author: draft.authorName, date: dayOf(draft.updatedAt) })}
        </p>
      )}
      {standing ? (
        <>
          <p>{fill(texts.card.standing, standing)}</p>
          {standing.persons > 0 && (
            <ProgressBar
              label={fill(texts.card.standing, standing)}
              isLabelHidden
              value={standing.accepted}
              max={standing.persons}
            />
          )}
        </>
      ) : (
        current && <p className={styles.soft}>{texts.card.notDemanded}</p>
      )}
    </div>
  )
}

const aboutVersion = ({ version, publishedAt }: { version: number; publishedAt: string }) => ({
  version,
  date: dayOf(publishedAt),
})
