import { fill } from '@enlace/contract/core/fill.ts'
import type { DueLegalText } from '@enlace/contract/legal-texts/schemas.ts'
import { acceptanceTexts as texts } from '@enlace/contract/legal-texts/texts.ts'
import { formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { SafeHtml } from '@enlace/web/content/safe-html.tsx'
import styles from './acceptance.module.css'

type TextToAcceptProps = {
  text: DueLegalText
  boxId: string
  isTicked: boolean
  error: string | undefined
  onTick: (isTicked: boolean) => void
}

/** One text: what changed, all its words, and the box that accepts it. */
export function TextToAccept({ text, boxId, isTicked, error, onTick }: TextToAcceptProps) {
  const { code, title, version, html, notes, acceptedVersion, publishedAt } = text
  const date = formatDate(todayInBogota(new Date(publishedAt)))
  return (
    <Panel title={title}>
      <Stack>
        <Quiet isSmall>
          {fill(texts.version, { version, date })}
          {acceptedVersion !== null && ` · ${fill(texts.before, { version: acceptedVersion })}`}
        </Quiet>
        {notes.length > 0 && (
          <div>
            <h3 className={styles.changes}>{texts.changes}</h3>
            <ul>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </div>
        )}
        {/* A long text scrolls in itself, so that its box stays in sight; the keyboard reaches it. */}
        <div
          className={styles.text}
          role="region"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus
          tabIndex={0}
          aria-label={fill(texts.text, { title })}
        >
          <SafeHtml html={html} headingsFrom={3} />
        </div>
        <Checkbox
          id={boxId}
          label={texts.accept[code]}
          isRequired
          checked={isTicked}
          error={error}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
      </Stack>
    </Panel>
  )
}
