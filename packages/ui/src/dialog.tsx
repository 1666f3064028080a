import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseContext } from './core/closing.ts'
import { closeIcon } from './core/icons.ts'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** What it says, or its form; a `DialogFooter` at the end where something is done. */
  children: ReactNode
  closeLabel: string
  /** Its content wants the room: a picture. */
  isWide?: boolean
}

/** A question or a small form above the page; a sheet from below on phones. The focus comes back to where it was. */
export function Dialog({ isOpen, onClose, title, children, closeLabel, isWide }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (isOpen && !element?.open) element?.showModal()
    if (!isOpen && element?.open) element.close()
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={isWide || undefined}
      aria-labelledby={titleId}
      onClose={onClose}
      closedby="any"
    >
      {isOpen && (
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
          </div>
          <div className={styles.body}>
            <CloseContext value={onClose}>{children}</CloseContext>
          </div>
        </div>
      )}
    </dialog>
  )
}
