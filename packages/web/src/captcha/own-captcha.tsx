import { captchaTexts as texts } from '@enlace/contract/captcha/texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { checkIcon, infoIcon, warningIcon } from '@enlace/ui/core/icons.ts'
import { Icon } from '@enlace/ui/icon.tsx'
import type { CaptchaProps } from './captcha-props.ts'
import styles from './captcha.module.css'
import { type Proof, useProof } from './use-proof.ts'

/** Browsers do the work only where nobody can listen in. */
const canProve = window.isSecureContext && 'subtle' in crypto

/** One box to tick; the rest is done by the browser, with nothing to see, to hear or to solve. */
export function OwnCaptcha({ onToken, error, resetKey = 0 }: CaptchaProps) {
  const { isWanted, want, proof } = useProof(resetKey, onToken)
  return (
    <div className={styles.box}>
      <Checkbox
        name="captcha"
        label={texts.label}
        isRequired
        checked={isWanted}
        disabled={!canProve}
        error={proof.state === 'solved' ? undefined : error}
        onChange={(event) => want(event.currentTarget.checked)}
      />
      <p className={styles.status} data-state={proof.state} role="status">
        <Mark proof={proof} />
        {wordsOf(proof)}
      </p>
    </div>
  )
}

function wordsOf(proof: Proof): string {
  if (!canProve) return texts.insecure
  if (proof.state === 'failed') return proof.message
  return { idle: texts.hint, working: texts.working, solved: texts.solved }[proof.state]
}

function Mark({ proof }: { proof: Proof }) {
  if (proof.state === 'working') return <span className={styles.turn} aria-hidden />
  if (proof.state === 'solved') return <Icon path={checkIcon} />
  return <Icon path={proof.state === 'failed' || !canProve ? warningIcon : infoIcon} />
}
