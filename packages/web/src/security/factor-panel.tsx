import type { TotpKey } from '@enlace/contract/sign-in/second-factor/schemas.ts'
import type { Security } from '@enlace/contract/sign-in/security/schemas.ts'
import { securityTexts as texts } from '@enlace/contract/sign-in/security/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { useState } from 'react'
import { knowsPasskeys } from '../second-factor/passkeys.ts'
import { RecoveryCodesView } from '../second-factor/recovery-codes.tsx'
import { FactorEntries } from './factor-entries.tsx'
import { PasskeyDialog } from './passkey-dialog.tsx'
import type { SecurityActions } from './actions.ts'
import { RemoveDialog, type Removed } from './remove-dialog.tsx'
import { TotpDialog } from './totp-dialog.tsx'
import { useAct } from '../http/use-act.ts'

/** The second factors of a person: an app, passkeys, and the codes for when both are lost. */
export function FactorPanel({ security, actions }: { security: Security; actions: SecurityActions }) {
  const { busy, run } = useAct()
  const [totpKey, setTotpKey] = useState<TotpKey | null>(null)
  const [isAddingPasskey, setIsAddingPasskey] = useState(false)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [replacesOld, setReplacesOld] = useState(false)
  const { totp, passkeys, canUsePasskeys } = security
  const count = passkeys.length + (totp ? 1 : 0)
  const handleFirstCodes = (first: readonly string[] | null) => {
    setReplacesOld(false)
    setCodes(first)
  }
  const makesPasskeys = canUsePasskeys && knowsPasskeys()

  return (
    <Panel
      title={texts.factor}
      actions={
        <StatusChip tone={count > 0 ? 'good' : 'neutral'}>
          {count > 0 ? texts.factorOn : texts.factorNone}
        </StatusChip>
      }
    >
      <Stack>
        <p>{texts.factorIntro}</p>
        {security.isDemanded && <p>{texts.demanded}</p>}
        {count === 0 && <p>{texts.factorOff}</p>}
        {count > 0 && (
          <FactorEntries
            security={security}
            isRenewing={busy === 'codes'}
            onRemove={setRemoved}
            onRenew={() =>
              void run('codes', async () => {
                setReplacesOld(security.codesLeft > 0)
                setCodes((await actions.renewCodes()).recoveryCodes)
              })
            }
          />
        )}
        {!makesPasskeys && <p>{canUsePasskeys ? texts.passkeysUnsupported : texts.passkeysElsewhere}</p>}
        <Actions>
          {makesPasskeys && (
            <Button variant={count === 0 ? 'primary' : 'quiet'} onClick={() => setIsAddingPasskey(true)}>
              {texts.addPasskey}
            </Button>
          )}
          <Button
            isBusy={busy === 'totp'}
            onClick={() => void run('totp', async () => setTotpKey(await actions.beginTotp()))}
          >
            {totp ? texts.replaceTotp : texts.addTotp}
          </Button>
        </Actions>
      </Stack>
      <TotpDialog
        totpKey={totpKey}
        onConfirm={actions.confirmTotp}
        onClose={() => setTotpKey(null)}
        onCodes={handleFirstCodes}
      />
      <PasskeyDialog
        isOpen={isAddingPasskey}
        onAdd={actions.addPasskey}
        onClose={() => setIsAddingPasskey(false)}
        onCodes={handleFirstCodes}
      />
      <RemoveDialog
        removed={removed}
        isLast={count === 1}
        onClose={() => setRemoved(null)}
        actions={actions}
      />
      <Dialog
        isOpen={codes !== null}
        onClose={() => setCodes(null)}
        title={texts.codesTitle}
        closeLabel={texts.close}
      >
        <RecoveryCodesView codes={codes ?? []} replacesOld={replacesOld} onKept={() => setCodes(null)} />
      </Dialog>
    </Panel>
  )
}
