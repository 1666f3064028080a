import { fill } from '@enlace/contract/core/fill.ts'
import { idleTexts as texts } from '@enlace/contract/content/menu/idle-texts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { idleWarning } from '../../core/session/lifetime/idle.ts'

/** What keeps the session also takes the warning away, but not from under the pointer that is on its way to it. */
const lingering = 3000

/**
 * Warns who has not been there for long that the session is about to end. Whatever the person does keeps it, also in
 * another tab; the button is for who looks for one.
 */
export function IdleWarning() {
  const seconds = useSyncExternalStore(idleWarning.subscribe, idleWarning.read)
  const isWarned = seconds !== undefined
  const [isOpen, setIsOpen] = useState(isWarned)
  if (isWarned && !isOpen) setIsOpen(true)
  useEffect(() => {
    if (isWarned) return undefined
    const timer = setTimeout(() => setIsOpen(false), lingering)
    return () => clearTimeout(timer)
  }, [isWarned])

  const close = () => setIsOpen(false)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={isWarned ? texts.title : texts.staysTitle}
      closeLabel={texts.close}
    >
      <p role="timer">{isWarned ? leftText(seconds) : texts.stays}</p>
      <DialogFooter confirm={texts.stay} onConfirm={close} />
    </Dialog>
  )
}

function leftText(seconds: number): string {
  return seconds === 1 ? texts.lastSecond : fill(texts.left, { seconds })
}
