import { toast } from '@enlace/ui/core/toasts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { ReactNode } from 'react'
import styles from './secrets.module.css'

type ToldDialogProps = {
  texts: Readonly<
    Record<
      'toldTitle' | 'toldBody' | 'toldLabel' | 'copy' | 'copied' | 'notCopied' | 'kept' | 'close',
      string
    >
  >
  secret: string
  onClose: () => void
  /** What there is to say of its use. */
  children?: ReactNode
}

/** Shows a secret the one time that it is known. */
export function ToldDialog({ texts, secret, onClose, children }: ToldDialogProps) {
  const handleCopy = () => {
    navigator.clipboard.writeText(secret).then(
      () => toast({ kind: 'success', message: texts.copied }),
      () => toast({ kind: 'error', message: texts.notCopied }),
    )
  }
  return (
    <Dialog isOpen title={texts.toldTitle} closeLabel={texts.close} onClose={onClose}>
      <Stack gap="regular">
        <p>{texts.toldBody}</p>
        <p className={styles.secret} role="group" aria-label={texts.toldLabel}>
          {secret}
        </p>
        {children}
      </Stack>
      <DialogFooter cancel={texts.copy} onCancel={handleCopy} confirm={texts.kept} onConfirm={onClose} />
    </Dialog>
  )
}
