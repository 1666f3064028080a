import { fill } from '@enlace/contract/core/fill'
import { userActTexts as texts } from '@enlace/contract/features/users/screen-texts'
import { Button } from '@enlace/ui/button'
import { Dialog } from '@enlace/ui/dialog'
import { isDanger, type UserAct } from './acts.ts'

type ActDialogProps = {
  act: Exclude<UserAct, 'resend' | 'enable'>
  nombre: string
  onClose: () => void
  onConfirm: () => void
}

/** Asks before something is done to a user, and says what it means. */
export function ActDialog({ act, nombre, onClose, onConfirm }: ActDialogProps) {
  const { title, body } = texts.confirm[act]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={fill(title, { nombre })}
      closeLabel={texts.close}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant={isDanger(act) ? 'danger' : 'primary'} onClick={onConfirm}>
            {texts[act]}
          </Button>
        </>
      }
    >
      <p>{body}</p>
    </Dialog>
  )
}
