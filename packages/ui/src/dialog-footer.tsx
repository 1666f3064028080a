import { type ReactNode, useContext } from 'react'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'
import { CloseContext } from './core/closing.ts'
import styles from './dialog-footer.module.css'

type DialogFooterProps = {
  /** Closes, and does nothing else; not there where there is only something to read. */
  cancel?: string
  /** Instead of closing: back to what the dialog said before. */
  onCancel?: () => void
  /** The verb of what is done; not there where nothing can be done. */
  confirm?: ReactNode
  /** It takes something away that does not come back by itself. */
  isDanger?: boolean
  isBusy?: boolean
  isDisabled?: boolean
  /** The form that it sends, where it is not inside it. */
  form?: string
  /** Does it; without it, the button sends the form that the footer ends. */
  onConfirm?: () => void
  /** Where the verb leads, if it is the way to another page. */
  href?: string
  /** What else can be done, at the left. */
  aside?: ReactNode
}

/** The end of every dialog, in sight however long it is: at the right what closes it, then what it is there for. */
export function DialogFooter(props: DialogFooterProps) {
  const {
    cancel,
    onCancel,
    confirm,
    isDanger = false,
    isBusy = false,
    isDisabled,
    form,
    onConfirm,
    href,
    aside,
  } = props
  const close = useContext(CloseContext)
  return (
    <div className={styles.footer} data-footer>
      {aside && <div className={styles.aside}>{aside}</div>}
      {cancel !== undefined && <Button onClick={onCancel ?? close}>{cancel}</Button>}
      {confirm !== undefined && href !== undefined && (
        <ButtonLink variant="primary" href={href}>
          {confirm}
        </ButtonLink>
      )}
      {confirm !== undefined && href === undefined && (
        <Button
          type={onConfirm ? 'button' : 'submit'}
          form={form}
          variant={isDanger ? 'danger' : 'primary'}
          isBusy={isBusy}
          disabled={isDisabled}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      )}
    </div>
  )
}
