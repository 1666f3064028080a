import { fill } from '@enlace/contract/core/fill'
import type { ToldKey } from '@enlace/contract/features/api-keys/schemas'
import { apiKeyTexts as texts } from '@enlace/contract/features/api-keys/texts'
import { Button } from '@enlace/ui/button'
import { toast } from '@enlace/ui/core/toasts'
import { Dialog } from '@enlace/ui/dialog'
import { Stack } from '@enlace/ui/stack'
import styles from './api-keys.module.css'

/** Shows a key the one time that it is known. */
export function ToldDialog({ told: { clave, portal }, onClose }: { told: ToldKey; onClose: () => void }) {
  const handleCopy = () => {
    navigator.clipboard.writeText(clave).then(
      () => toast({ kind: 'success', message: texts.copied }),
      () => toast({ kind: 'error', message: texts.notCopied }),
    )
  }
  return (
    <Dialog
      isOpen
      title={texts.toldTitle}
      closeLabel={texts.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={handleCopy}>{texts.copy}</Button>
          <Button variant="primary" onClick={onClose}>
            {texts.kept}
          </Button>
        </>
      }
    >
      <Stack gap="regular">
        <p>{texts.toldBody}</p>
        <p className={styles.key} role="group" aria-label={texts.toldLabel}>
          {clave}
        </p>
        <h3 className={styles.heading}>{texts.quickStart}</h3>
        <pre className={styles.command}>{fill(texts.quickStartCommand, { portal, clave })}</pre>
        <p>{texts.quickStartHint}</p>
        <p className={styles.words}>{fill(texts.quickStartMore, { address: `${portal}/v1/docs` })}</p>
      </Stack>
    </Dialog>
  )
}
