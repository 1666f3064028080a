import { fill } from '@enlace/contract/core/fill.ts'
import { type Channel, channels, type NotificationKind } from '@enlace/contract/notifications/kinds.ts'
import type { NotificationChoices, NotificationWays } from '@enlace/contract/notifications/schemas.ts'
import { kindTexts } from '@enlace/contract/notifications/texts.ts'
import { choicesTexts as texts } from '@enlace/contract/notifications/choices-texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import styles from './ways-panel.module.css'

type WaysPanelProps = {
  choices: NotificationChoices
  /** What is being saved: `kind way`. */
  busy: string | undefined
  offline: { disabled?: true; title?: string }
  onChoose: (kind: NotificationKind, way: Channel, isOn: boolean) => void
}

/** Every kind with its three ways, each switched at once. */
export function WaysPanel({ choices, busy, offline, onChoose }: WaysPanelProps) {
  return (
    <Panel title={texts.title}>
      <p className={styles.intro}>{fill(texts.intro, { email: choices.email })}</p>
      <table className={styles.table}>
        <caption className="visually-hidden">{texts.table}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.kind}</th>
            {channels.map((way) => (
              <th key={way} scope="col" className={styles.way}>
                {texts.ways[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {choices.kinds.map((row) => (
            <tr key={row.kind}>
              <th scope="row">
                <span className={styles.name}>{kindTexts[row.kind].label}</span>
                <span className={styles.hint}>{kindTexts[row.kind].hint}</span>
              </th>
              {channels.map((way) => (
                <td key={way} className={styles.way} aria-busy={busy === `${row.kind} ${way}` || undefined}>
                  <Way row={row} way={way} busy={busy} offline={offline} onChoose={onChoose} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

type WayProps = Omit<WaysPanelProps, 'choices'> & {
  row: NotificationWays & { kind: NotificationKind; isFixed: boolean }
  way: Channel
}

function Way({ row, way, busy, offline, onChoose }: WayProps) {
  const { kind, isFixed } = row
  if (isFixed && way !== 'web_push') {
    return (
      <span className={styles.fixed} title={texts.fixedHint}>
        {texts.fixed}
      </span>
    )
  }
  const label = fill(texts.wayOf, { way: texts.ways[way], kind: kindTexts[kind].label })
  return (
    <Checkbox
      label={<span className="visually-hidden">{label}</span>}
      // What was chosen stands at once; the server's answer decides.
      checked={busy === `${kind} ${way}` ? !row[way] : row[way]}
      onChange={({ target }) => onChoose(kind, way, target.checked)}
      {...offline}
    />
  )
}
