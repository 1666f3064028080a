import { fill } from '@enlace/contract/core/fill.ts'
import type { LegalCode, LegalText } from '@enlace/contract/legal-texts/schemas.ts'
import { legalTextsTexts as texts } from '@enlace/contract/legal-texts/texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { ProgressBar } from '@enlace/ui/progress-bar.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { dayOf } from './days.ts'
import styles from './legal-texts.module.css'

type LegalTextsViewProps = {
  texts: readonly LegalText[]
  hrefOf: (code: LegalCode) => string
  acceptancesHref: string
}

/** The two legal texts of a portal at a glance. */
export function LegalTextsView({ texts: all, hrefOf, acceptancesHref }: LegalTextsViewProps) {
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={texts.description}
        actions={<ButtonLink href={acceptancesHref}>{texts.acceptances.open}</ButtonLink>}
      />
      {all.map((text) => (
        <Panel
          key={text.code}
          title={texts.names[text.code]}
          actions={
            <ButtonLink
              href={hrefOf(text.code)}
              aria-label={fill(texts.card.openOf, { name: texts.names[text.code] })}
            >
              {texts.card.open}
            </ButtonLink>
          }
        >
          <LegalTextFacts text={text} />
        </Panel>
      ))}
    </Stack>
  )
}

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
