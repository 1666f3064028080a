import { fill } from '@enlace/contract/core/fill.ts'
import type { ToldKey } from '@enlace/contract/api-keys/schemas.ts'
import { apiKeyTexts as texts } from '@enlace/contract/api-keys/texts.ts'
import { ToldDialog } from '../../core/secrets/told-dialog.tsx'
import styles from './api-keys.module.css'

/** Shows a key the one time that it is known, and how a first record is sent by it. */
export function ToldKeyDialog({ told: { clave, portal }, onClose }: { told: ToldKey; onClose: () => void }) {
  return (
    <ToldDialog texts={texts} secret={clave} onClose={onClose}>
      <h3 className={styles.heading}>{texts.quickStart}</h3>
      <pre className={styles.command}>{fill(texts.quickStartCommand, { portal, clave })}</pre>
      <p>{texts.quickStartHint}</p>
      <p className={styles.words}>{fill(texts.quickStartMore, { address: `${portal}/v1/docs` })}</p>
    </ToldDialog>
  )
}
