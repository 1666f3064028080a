import { fill } from '@enlace/contract/core/fill'
import type { ApiKey } from '@enlace/contract/api-keys/schemas'
import { apiKeyTexts as texts } from '@enlace/contract/api-keys/texts'
import { Button } from '@enlace/ui/button'
import { Dialog } from '@enlace/ui/dialog'
import { useAct } from '@enlace/web/http/use-act.ts'

type RevokeDialogProps = { apiKey: ApiKey; onRevoke: (key: ApiKey) => Promise<unknown>; onClose: () => void }

/** Asks before a key ends for good. */
export function RevokeDialog({ apiKey, onRevoke, onClose }: RevokeDialogProps) {
  const { nombre } = apiKey
  const { busy, run } = useAct()
  // Closed either way: what somebody else did meanwhile is in the list by then.
  const handleRevoke = () =>
    run('revoke', () => onRevoke(apiKey), fill(texts.revoked, { nombre })).then(() => onClose())
  return (
    <Dialog
      isOpen
      title={fill(texts.revokeTitle, { nombre })}
      closeLabel={texts.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button variant="danger" isBusy={busy !== undefined} onClick={() => void handleRevoke()}>
            {texts.revoke}
          </Button>
        </>
      }
    >
      <p>{texts.revokeBody}</p>
    </Dialog>
  )
}
