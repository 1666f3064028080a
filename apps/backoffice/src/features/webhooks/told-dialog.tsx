import { webhookFormTexts as texts } from '@enlace/contract/features/webhooks/texts'
import { Button } from '@enlace/ui/button'
import { toast } from '@enlace/ui/core/toasts'
import { Dialog } from '@enlace/ui/dialog'
import { Stack } from '@enlace/ui/stack'
import styles from './webhooks.module.css'

/** Shows a secret the one time that it is known. */
export function ToldDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const handleCopy = () => {
    navigator.clipboard.writeText(secret).then(
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
        <p className={styles.secret} role="group" aria-label={texts.toldLabel}>
          {secret}
        </p>
      </Stack>
    </Dialog>
  )
}
