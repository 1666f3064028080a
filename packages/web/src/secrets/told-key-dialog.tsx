import { fill } from '@enlace/contract/core/fill.ts'
import type { ComponentProps } from 'react'
import styles from './secrets.module.css'
import { ToldDialog } from './told-dialog.tsx'

type ToldKeyDialogProps = {
  texts: ComponentProps<typeof ToldDialog>['texts'] &
    Readonly<Record<'quickStart' | 'quickStartCommand' | 'quickStartHint' | 'quickStartMore', string>>
  /** The key with the address of its portal. */
  told: { clave: string; portal: string }
  onClose: () => void
}

/** Shows an API key the one time that it is known, and a first call with it. */
export function ToldKeyDialog({ texts, told: { clave, portal }, onClose }: ToldKeyDialogProps) {
  return (
    <ToldDialog texts={texts} secret={clave} onClose={onClose}>
      <h3 className={styles.heading}>{texts.quickStart}</h3>
      <pre className={styles.command}>{fill(texts.quickStartCommand, { portal, clave })}</pre>
      <p>{texts.quickStartHint}</p>
      <p className={styles.words}>{fill(texts.quickStartMore, { address: `${portal}/v1/docs` })}</p>
    </ToldDialog>
  )
}
