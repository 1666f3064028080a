import { strengthTexts as texts } from '@enlace/contract/sign-in/security/texts.ts'
import { useEffect, useId, useState } from 'react'
import { type Strength, strengthOf } from './strength.ts'
import styles from './strength-meter.module.css'

/** How strong the password is that is being typed; silent where that cannot be told. */
export function StrengthMeter({ password, email }: { password: string; email: string | undefined }) {
  const id = useId()
  const [known, setKnown] = useState<{ password: string; strength: Strength } | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (password !== '') {
      const words = email === undefined ? [] : [email, ...email.split(/[@.]/)]
      strengthOf(password, words).then(
        (strength) => isCurrent && setKnown({ password, strength }),
        // The form works without: the server has rules of its own.
        () => undefined,
      )
    }
    return () => {
      isCurrent = false
    }
  }, [password, email])
  const strength = password === '' ? null : (known?.strength ?? null)
  return (
    <div className={styles.strength}>
      <span id={id} className={styles.label}>
        {texts.label}
      </span>
      <meter
        className={styles.meter}
        aria-labelledby={id}
        min={0}
        max={4}
        value={strength ?? 0}
        data-level={strength ?? undefined}
      />
      <span className={styles.level} role="status">
        {strength === null ? texts.waiting : texts.levels[strength]}
      </span>
    </div>
  )
}
