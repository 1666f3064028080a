import { connectionTexts as texts, pulledKindTexts } from '@enlace/contract/features/connections/texts'
import { type PulledKind, pulledKinds } from '@enlace/domain/connections'
import { Checkbox } from '@enlace/ui/checkbox'
import styles from './connections.module.css'

type KindChoicesProps = {
  chosen: readonly PulledKind[]
  fault: string | undefined
  mayWrite: boolean
  onChange: (kinds: PulledKind[]) => void
}

/** Which kinds of records a connection brings. */
export function KindChoices({ chosen, fault, mayWrite, onChange }: KindChoicesProps) {
  const toggle = (kind: PulledKind) =>
    pulledKinds.filter((one) => (one === kind ? !chosen.includes(one) : chosen.includes(one)))
  return (
    <fieldset className={styles.choices}>
      <legend>{texts.kindsLabel}</legend>
      {pulledKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={pulledKindTexts[kind]}
          disabled={!mayWrite}
          checked={chosen.includes(kind)}
          onChange={() => onChange(toggle(kind))}
        />
      ))}
      {fault !== undefined && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}
