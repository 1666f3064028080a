import { fill } from '@enlace/contract/core/fill.ts'
import type { TemplateFinding } from '@enlace/contract/content/editor/schemas.ts'
import { templateEditorTexts as texts } from '@enlace/contract/content/editor/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import styles from './view.module.css'

const tones = { fault: 'bad', removed: 'warning', warning: 'info' } as const

type FindingsProps = { findings: readonly TemplateFinding[] | undefined }

/** What is wrong with a template, what would be taken away, what to mend; nothing where it was not looked at. */
export function Findings({ findings }: FindingsProps) {
  if (findings === undefined) return null
  return (
    <Panel title={texts.findings}>
      <div aria-live="polite">
        {findings.length === 0 ? <p>{texts.noFindings}</p> : <FindingList findings={findings} />}
      </div>
    </Panel>
  )
}

/** What would be taken away or does not work, before a template comes before the suppliers; nothing where all is well. */
export function FindingsNotice({ findings = [] }: FindingsProps) {
  const grave = findings.filter(({ kind }) => kind !== 'warning')
  if (grave.length === 0) return null
  return (
    <>
      <Banner kind="warning">{texts.findingsNotice}</Banner>
      <FindingList findings={grave} />
    </>
  )
}

function FindingList({ findings }: { findings: readonly TemplateFinding[] }) {
  return (
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
  )
}
