import { fill } from '@enlace/contract/core/fill.ts'
import type { ApiKey } from '@enlace/contract/api-keys/schemas.ts'
import { apiKeyTexts as texts } from '@enlace/contract/api-keys/texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
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
    <ConfirmDialog
      title={fill(texts.revokeTitle, { nombre })}
      closeLabel={texts.close}
      onClose={onClose}
      confirm={texts.revoke}
      cancel={texts.keep}
      isDanger
      isBusy={busy !== undefined}
      onConfirm={() => void handleRevoke()}
    >
      <p>{texts.revokeBody}</p>
    </ConfirmDialog>
  )
}
