import { fill } from '@enlace/contract/core/fill'
import type { TemplateFinding } from '@enlace/contract/features/template-editor/schemas'
import { templateEditorTexts as texts } from '@enlace/contract/features/template-editor/texts'
import { Panel } from '@enlace/ui/panel'
import { StatusChip } from '@enlace/ui/status-chip'
import { useEffect, useEffectEvent, useState } from 'react'
import styles from './view.module.css'

const tones = { fault: 'bad', removed: 'warning', warning: 'info' } as const // names of tones
/** Milliseconds without a change after which a text is looked at. */
const pause = 800

type FindingsProps = { html: string; onReview: (html: string) => Promise<readonly TemplateFinding[]> }

/** What is wrong with a template, what would be taken away, what to mend: looked at whenever its writer pauses. */
export function Findings({ html, onReview }: FindingsProps) {
  const [findings, setFindings] = useState<readonly TemplateFinding[]>()
  const review = useEffectEvent((isWanted: () => boolean) => {
    if (html.trim() === '') return
    onReview(html).then(
      (found) => isWanted() && setFindings(found),
      () => isWanted() && setFindings(undefined),
    )
  })
  useEffect(() => {
    let isShown = true
    const timer = setTimeout(() => review(() => isShown), pause)
    return () => {
      isShown = false
      clearTimeout(timer)
    }
  }, [html])
  if (findings === undefined || html.trim() === '') return null
  return (
    <Panel title={texts.findings}>
      <div aria-live="polite">
        {findings.length === 0 ? (
          <p>{texts.noFindings}</p>
        ) : (
          <ul className={styles.findings}>
            {findings.map(({ kind, message, line, excerpt }, at) => (
              // What is said twice stands twice: its order is all that tells it apart.
              <li key={at}>
                <StatusChip tone={tones[kind]}>{texts.findingKinds[kind]}</StatusChip> {message}
                {line !== null && ` (${fill(texts.line, { line })})`}
                {excerpt !== '' && <code>{excerpt}</code>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}
