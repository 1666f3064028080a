import { listLimits, returnRules, type ReturnReason } from '@enlace/contract/invoices/lists/schemas.ts'
import { invoiceListsTexts as texts } from '@enlace/contract/invoices/lists/texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { FieldRow } from '@enlace/ui/field-row.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import type { Faults } from './faults.ts'

type ReasonFieldsProps = {
  reason: ReturnReason
  faults: Faults
  isDisabled: boolean
  onChange: (changes: Partial<ReturnReason>) => void
}

/** A reason for returning documents, and what its supplier is told to do. */
export function ReasonFields({ reason, faults, isDisabled, onChange }: ReasonFieldsProps) {
  return (
    <>
      <TextInput
        label={texts.reasonTitle}
        isRequired
        maxLength={listLimits.title}
        value={reason.titulo}
        disabled={isDisabled}
        error={faults['titulo']}
        onChange={({ target }) => onChange({ titulo: target.value })}
      />
      <FieldRow>
        <TextArea
          label={texts.step}
          isRequired
          rows={3}
          maxLength={listLimits.step}
          value={reason.paso}
          disabled={isDisabled}
          error={faults['paso']}
          onChange={({ target }) => onChange({ paso: target.value })}
        />
        <TextArea
          label={texts.stepOfBill}
          hint={texts.stepOfBillHint}
          rows={3}
          maxLength={listLimits.step}
          value={reason.paso_cuenta}
          disabled={isDisabled}
          error={faults['paso_cuenta']}
          onChange={({ target }) => onChange({ paso_cuenta: target.value })}
        />
      </FieldRow>
      <Checkbox
        label={texts.needsDetail}
        checked={reason.exige_detalle}
        disabled={isDisabled}
        onChange={({ target }) => onChange({ exige_detalle: target.checked })}
      />
      <Checkbox
        label={texts.active}
        checked={reason.activo}
        disabled={isDisabled}
        onChange={({ target }) => onChange({ activo: target.checked })}
      />
      <FieldRow>
        <Select
          label={texts.rule}
          options={[
            { value: '', label: texts.ruleChoices.ninguna },
            ...returnRules.map((value) => ({ value, label: texts.ruleChoices[value] })),
          ]}
          value={reason.regla ?? ''}
          disabled={isDisabled || !reason.activo}
          onChange={({ target }) =>
            onChange({ regla: returnRules.find((one) => one === target.value) ?? null })
          }
        />
        {reason.regla === 'supera_orden' && (
          <NumericInput
            label={texts.percent}
            isWhole
            maxLength={3}
            value={reason.porcentaje}
            disabled={isDisabled}
            error={faults['porcentaje']}
            onChange={({ target }) => onChange({ porcentaje: Number(target.value) })}
          />
        )}
      </FieldRow>
    </>
  )
}
