import type { RegistrationCheck } from '@enlace/contract/supplier-registration/desk/schemas.ts'
import {
  checkResultTexts,
  checkTexts,
  registrationReviewTexts as texts,
} from '@enlace/contract/supplier-registration/desk/texts.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import styles from '../registrations.module.css'

const tones = { bien: 'good', revisar: 'warning', mal: 'bad' } as const

type ChecksProps = {
  checks: readonly RegistrationCheck[]
  /** Whether they are those of a decision that was taken. */
  isDecided: boolean
}

/** What the product found out by itself, what is wrong first. */
export function Checks({ checks, isDecided }: ChecksProps) {
  const rank = ({ resultado }: RegistrationCheck) => ['mal', 'revisar', 'bien'].indexOf(resultado)
  const decidedHint = checks.length === 0 ? texts.checksNotKept : texts.checksDecided
  const ordered = checks.toSorted((one, other) => rank(one) - rank(other))
  return (
    <Panel title={texts.checks}>
      <Quiet isSmall>{isDecided ? decidedHint : texts.checksHint}</Quiet>
      <ul className={styles.checks}>
        {ordered.map(({ nombre, resultado, texto }) => (
          <li key={nombre}>
            <StatusChip tone={tones[resultado]}>{checkResultTexts[resultado]}</StatusChip>
            <p>
              <strong>{checkTexts[nombre]}</strong>
              <br />
              {texto}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
