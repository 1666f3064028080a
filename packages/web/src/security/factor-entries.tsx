import type { Security } from '@enlace/contract/sign-in/security/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { securityTexts as texts } from '@enlace/contract/sign-in/security/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { Entries } from './entries.tsx'
import { dayOf, moment } from './moment.ts'
import type { Removed } from './remove-dialog.tsx'

type FactorEntriesProps = {
  security: Security
  isRenewing: boolean
  onRemove: (factor: Removed) => void
  onRenew: () => void
}

/** The factors that a person has, and the codes for when they are lost. */
export function FactorEntries({ security, isRenewing, onRemove, onRenew }: FactorEntriesProps) {
  const { totp, passkeys, codesLeft } = security
  const app = totp && {
    id: 'totp',
    title: texts.totp,
    facts: joined(
      fill(texts.totpSince, { date: dayOf(totp.createdAt) }),
      fill(texts.totpUsed, { at: moment(totp.usedAt) }),
    ),
    action: <Button onClick={() => onRemove({ kind: 'totp', name: texts.totp })}>{texts.removeTotp}</Button>,
  }
  const keys = passkeys.map(({ id, name, host, isSynced, createdAt, usedAt }) => ({
    id,
    title: name,
    status: isSynced && <StatusChip tone="info">{texts.passkeySynced}</StatusChip>,
    facts: joined(
      fill(texts.passkeyFacts, { date: dayOf(createdAt), host }),
      fill(texts.passkeyUsed, { at: moment(usedAt) }),
    ),
    action: (
      <Button
        aria-label={fill(texts.removePasskey, { name })}
        onClick={() => onRemove({ kind: 'passkey', id, name })}
      >
        {texts.remove}
      </Button>
    ),
  }))
  const codes = {
    id: 'codes',
    title: texts.codes,
    facts: codesText(codesLeft),
    action: (
      <Button isBusy={isRenewing} onClick={onRenew}>
        {texts.renewCodes}
      </Button>
    ),
  }
  return <Entries label={texts.factor} entries={[...(app ? [app] : []), ...keys, codes]} />
}

function joined(...facts: readonly string[]): string {
  return facts.join(' · ')
}

function codesText(left: number): string {
  if (left === 0) return texts.codesNone
  return left === 1 ? texts.codeLeft : fill(texts.codesLeft, { n: left })
}
