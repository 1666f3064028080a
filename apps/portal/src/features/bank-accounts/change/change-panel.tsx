import { fill } from '@enlace/contract/core/fill.ts'
import type { BankChange } from '@enlace/contract/bank-accounts/schemas.ts'
import { bankAccountTexts as texts } from '@enlace/contract/bank-accounts/texts.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Timeline } from '@enlace/ui/timeline.tsx'
import { accountsWords, accountWords } from '../../../core/bank-accounts/account-words.ts'
import { ChangeChip } from './change-chip.tsx'
import { ChangeHistory } from './change-history.tsx'
import { stepsOf } from './change-steps.ts'

type ChangePanelProps = {
  change: BankChange
  /** Who may only look stops nothing. */
  mayCancel: boolean
  onDownload: () => void
  onCancel: () => void
}

/** A change that is under way: how far it is, what it is about, and the way to stop it. */
export function ChangePanel({ change, mayCancel, onDownload, onCancel }: ChangePanelProps) {
  return (
    <Panel title={fill(texts.underWay, { numero: change.numero })} actions={<ChangeChip change={change} />}>
      <Stack>
        <Timeline label={texts.steps} steps={stepsOf(change)} />
        <DefinitionList items={factsOf(change)} />
        <ChangeHistory events={change.historia} />
        <Actions>
          <Button icon={downloadIcon} onClick={onDownload}>
            {texts.download}
          </Button>
          {mayCancel && (
            <Button variant="danger-quiet" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
        </Actions>
      </Stack>
    </Panel>
  )
}

function factsOf(change: BankChange) {
  return [
    { label: texts.newAccount, value: accountWords(change) },
    { label: texts.oldAccount, value: accountsWords(change.antes, texts.noAccount) },
    { label: texts.branches, value: change.sucursales.join(', ') },
    { label: texts.holder, value: change.titular },
    {
      label: texts.askedBy,
      value: fill(texts.askedByAt, {
        persona: change.solicitante,
        fecha: formatInstant(new Date(change.solicitado_at)),
      }),
    },
    {
      label: texts.certificate,
      value: fill(texts.certificateOf, { fecha: formatDate(change.certificado_fecha) }),
    },
    ...(change.motivo === '' ? [] : [{ label: texts.reason, value: change.motivo }]),
  ]
}
