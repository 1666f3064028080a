import { fill } from '@enlace/contract/core/fill.ts'
import type { ContentLoss, ContentReview } from '@enlace/contract/content/pages/schemas.ts'
import { pagesTexts } from '@enlace/contract/content/pages/texts.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { ReactNode } from 'react'
import styles from '../pages.module.css'
import type { Reviewed } from './use-review.ts'

const texts = pagesTexts.review

/** What is to be said of what is being written, before it is saved. */
export function ReviewPanel({ reviewed }: { reviewed: Reviewed }) {
  return (
    <Panel title={texts.title}>
      <div aria-live="polite">
        {reviewed.state === 'checking' && <p className={styles.soft}>{texts.checking}</p>}
        {reviewed.state === 'failed' && <p>{texts.failed}</p>}
        {reviewed.state === 'done' && <Findings review={reviewed.review} />}
      </div>
    </Panel>
  )
}

function Findings({ review }: { review: ContentReview }) {
  const { losses, faults, warnings } = review
  if (losses.length + faults.length + warnings.length === 0) return <p>{texts.clean}</p>
  return (
    <Stack>
      {losses.length > 0 && <Losses losses={losses} />}
      {faults.length > 0 && (
        <Group title={texts.faults}>
          {faults.map(({ field, message }) => (
            <li key={field}>{withSlide(field, message)}</li>
          ))}
        </Group>
      )}
      {warnings.length > 0 && (
        <Group title={texts.warnings}>
          {warnings.map(({ field, code, line, excerpt }, at) => (
            // Two of one kind may stand in one line.
            <li key={at}>
              {withSlide(field, texts.codes[code])} <Place line={line} excerpt={excerpt} />
            </li>
          ))}
        </Group>
      )}
    </Stack>
  )
}

/** What would be taken away of a text, with its place. */
export function Losses({ losses }: { losses: readonly ContentLoss[] }) {
  return (
    <Group title={texts.losses} hint={texts.lossesHint}>
      {losses.map((loss, at) => (
        // Two of one kind may stand in one line.
        <li key={at}>
          {withSlide(loss.field, sentenceOf(loss))} <Place line={loss.line} excerpt={loss.excerpt} />
        </li>
      ))}
    </Group>
  )
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className={styles.groupTitle}>{title}</h3>
      {hint !== undefined && <p className={styles.soft}>{hint}</p>}
      <ul className={styles.findings}>{children}</ul>
    </section>
  )
}

function Place({ line, excerpt }: { line: number; excerpt: string }) {
  return (
    <span className={styles.place}>
      {fill(texts.line, { line })}: <code>{excerpt}</code>
    </span>
  )
}

function sentenceOf({ kind, tag, isEmptied, attribute, value }: ContentLoss): string {
  const values = { tag, attribute: attribute ?? '', value: value ?? '' }
  return fill(kind === 'element' && isEmptied ? texts.elementEmptied : texts[kind], values)
}

/** What is said of a slide begins with its place in the carousel. */
function withSlide(field: string, sentence: string): string {
  const slide = /^contenido_carrusel\.(\d+)\./.exec(field)?.[1]
  return slide === undefined ? sentence : `${fill(texts.slide, { n: Number(slide) + 1 })}: ${sentence}`
}
