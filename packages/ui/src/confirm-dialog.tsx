import type { ReactNode } from 'react'
import { DialogFooter } from './dialog-footer.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  title: ReactNode
  /** What it means, before it is done. */
  children: ReactNode
  /** The button that does it. */
  confirm: string
  /** The button that does not, and closes. */
  cancel: string
  closeLabel: string
  /** It takes something away that does not come back by itself. */
  isDanger?: boolean
  isBusy?: boolean
  /** Shown unless this is false: where what is asked about goes away, so does the dialog. */
  isOpen?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is done, with one button that does it and one that does not. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel, closeLabel, isDanger = false, isBusy, isOpen = true } = props
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} title={title} closeLabel={closeLabel}>
      {children}
      <DialogFooter
        cancel={cancel}
        confirm={confirm}
        isDanger={isDanger}
        isBusy={isBusy ?? false}
        onConfirm={props.onConfirm}
      />
    </Dialog>
  )
}
