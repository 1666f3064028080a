import { fill } from '@enlace/contract/core/fill.ts'
import type { Medium } from '@enlace/contract/media/schemas.ts'
import { mediaLibraryTexts as texts } from '@enlace/contract/media/library-texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useState } from 'react'

/** Takes a picture away, after a question; one that is shown somewhere says why it stays. */
export function RemoveMedium({ medium, onRemove }: { medium: Medium; onRemove: () => Promise<void> }) {
  const [isAsking, setIsAsking] = useState(false)
  const deed = useAct()
  if (medium.uses > 0) return <p>{texts.removeUsed}</p>
  return (
    <div>
      <Button onClick={() => setIsAsking(true)}>{texts.remove}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={fill(texts.removeTitle, { name: medium.name })}
        closeLabel={texts.close}
        confirm={texts.remove}
        cancel={texts.cancel}
        isDanger
        isBusy={deed.busy !== undefined}
        onConfirm={() => void deed.run('remove', onRemove)}
      >
        <p>{texts.removeText}</p>
      </ConfirmDialog>
    </div>
  )
}
