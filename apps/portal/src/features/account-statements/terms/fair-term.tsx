import { fill } from '@enlace/contract/core/fill.ts'
import type { FairTerm as Term } from '@enlace/contract/account-statements/terms/schemas.ts'
import { termTexts as texts } from '@enlace/contract/account-statements/terms/texts.ts'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { ProgressBar } from '@enlace/ui/progress-bar.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { showDay } from '@enlace/web/document/shown.ts'
import { paths } from '../../../core/paths.ts'
import styles from './fair-term.module.css'
import { startText, termSentence, termTone } from './fair-term-words.ts'

/** The clock of plazo justo: how many days of the law's term are used, since which document, and until when. */
export function FairTerm({ term }: { term: Term }) {
  const { days, used, start } = term
  return (
    <Panel
      title={texts.title}
      actions={<StatusChip tone={termTone(term)}>{fill(texts.used, { used, days })}</StatusChip>}
    >
      <div className={styles.term}>
        <p className={styles.sentence}>{termSentence(term)}</p>
        <div className={styles.bar} data-tone={termTone(term)}>
          <ProgressBar label={texts.progress} isLabelHidden value={Math.min(used, days)} max={days} />
        </div>
        <p>
          {startText(term, showDay)}{' '}
          {start.by === 'entrada' && start.id !== null && (
            <Link href={paths.purchaseTicket({ days: 0, id: start.id })}>{texts.openEntry}</Link>
          )}
        </p>
        <Quiet isSmall>{fill(texts.law, { days })}</Quiet>
      </div>
    </Panel>
  )
}
