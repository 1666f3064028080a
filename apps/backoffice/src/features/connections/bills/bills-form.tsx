import { BillChoices, type BillTrial } from '@enlace/contract/connections/bills/schemas.ts'
import { billTexts as texts } from '@enlace/contract/connections/bills/texts.ts'
import type { ConnectionSystem } from '@enlace/domain/connections.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { type FormEvent, useState } from 'react'
import { fieldFaults } from '@enlace/web/form/field-faults.ts'
import { useCheckedAct } from '../../../core/forms/use-checked-act.ts'

type BillsFormProps = {
  system: ConnectionSystem
  /** As they are kept. */
  choices: BillChoices
  mayWrite: boolean
  /** @throws CallFailure */
  onTry: (choices: BillChoices) => Promise<BillTrial>
  /** @throws CallFailure */
  onSave: (choices: BillChoices) => Promise<unknown>
}

/** Whether accepted invoices are written into the ERP as drafts, and with which accounts. */
export function BillsForm({ system, choices, mayWrite, onTry, onSave }: BillsFormProps) {
  const [written, setWritten] = useState(choices)
  const [trial, setTrial] = useState<BillTrial>()
  const { busy, faults, act: actIf } = useCheckedAct()
  const change = (part: Partial<BillChoices>) => {
    setWritten((now) => ({ ...now, ...part }))
    setTrial(undefined)
  }
  const act = (name: string, work: () => Promise<unknown>) =>
    actIf(name, fieldFaults(BillChoices, written), work)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    act('save', () => onSave(written))
  }
  return (
    <Panel title={texts.title}>
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="regular" isNarrow>
          <p>{texts.intro}</p>
          <p>{texts.rights[system]}</p>
          <Checkbox
            label={texts.switch}
            error={faults['activa']}
            disabled={!mayWrite}
            checked={written.activa}
            onChange={({ target }) => change({ activa: target.checked })}
          />
          {fieldsOf(system).map(({ name, label, hint }) => (
            <TextInput
              key={name}
              label={label}
              hint={hint}
              error={faults[name]}
              disabled={!mayWrite}
              maxLength={140}
              autoComplete="off"
              value={written[name]}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          ))}
          {trial !== undefined && <Trial {...trial} />}
          {mayWrite && <StepUpHint />}
          {mayWrite && (
            <Actions>
              <Button type="submit" isBusy={busy === 'save'}>
                {texts.save}
              </Button>
              <Button
                isBusy={busy === 'try'}
                onClick={() => act('try', async () => setTrial(await onTry(written)))}
              >
                {texts.try}
              </Button>
            </Actions>
          )}
        </Stack>
      </form>
    </Panel>
  )
}

/** The accounts that an ERP needs; taxes and items of Odoo are its own. */
function fieldsOf(system: ConnectionSystem) {
  const expense = { name: 'cuenta_gasto', label: texts.expense, hint: texts.expenseHints[system] } as const
  const rounding = { name: 'cuenta_redondeo', label: texts.rounding, hint: texts.roundingHint } as const
  if (system === 'odoo') return [expense, rounding]
  return [
    { name: 'articulo', label: texts.item, hint: texts.itemHint } as const,
    expense,
    { name: 'cuenta_impuestos', label: texts.taxAccount, hint: texts.taxAccountHint } as const,
    rounding,
  ]
}

/** What the user of the ERP lacks, if anything. */
function Trial({ faltantes }: BillTrial) {
  if (faltantes.length === 0) return <Banner kind="info">{texts.tryOk}</Banner>
  return (
    <Banner kind="warning">
      {texts.tryFailed}
      <ul>
        {faltantes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Banner>
  )
}
