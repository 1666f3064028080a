import { stepUpTexts as texts } from '@enlace/contract/sign-in/second-factor/texts.ts'
import styles from './step-up-hint.module.css'

/** Says beside a button that the person is asked who it is before the act is done. */
export function StepUpHint() {
  return <p className={styles.hint}>{texts.beforehand}</p>
}
