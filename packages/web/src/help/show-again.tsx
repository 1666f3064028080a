import { helpTexts as texts } from '@enlace/contract/help/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { toastFailure } from '../http/failure.ts'
import type { SeenHelpStore } from './seen-help.ts'

/** Shows the hints and the tour again to a person who has seen them. */
export function ShowHelpAgain({ store }: { store: SeenHelpStore }) {
  const show = () => {
    store.forget().then(() => toast({ kind: 'success', message: texts.willSeeAgain }), toastFailure)
  }
  return (
    <p>
      <Button onClick={show}>{texts.again}</Button>
    </p>
  )
}
