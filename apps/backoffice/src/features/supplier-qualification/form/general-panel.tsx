import { formLimits } from '@enlace/contract/supplier-qualification/form/schemas.ts'
import { evaluationFormTexts as texts } from '@enlace/contract/supplier-qualification/form/texts.ts'
import { periodicities } from '@enlace/domain/evaluation-period.ts'
import { FieldRow } from '@enlace/ui/field-row.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import type { FormPartProps } from './parts.ts'

/** What the form is called, how often it is used, and how long its result may be contested. */
export function GeneralPanel({ typed, faults, mayWrite, onChange }: FormPartProps) {
  const { nombre, periodicidad, revision_dias: days } = typed
  return (
    <Panel title={texts.general}>
      <FieldRow>
        <TextInput
          label={texts.name}
          value={nombre}
          error={faults['nombre']}
          readOnly={!mayWrite}
          maxLength={formLimits.name}
          onChange={({ currentTarget: { value } }) => onChange({ ...typed, nombre: value })}
        />
        <Select
          label={texts.period}
          value={periodicidad}
          disabled={!mayWrite}
          options={periodicities.map((value) => ({ value, label: texts.periods[value] }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...typed, periodicidad: periodicities.find((one) => one === value) ?? periodicidad })
          }
        />
        <TextInput
          label={texts.reviewDays}
          hint={texts.reviewDaysHint}
          value={days}
          error={faults['revision_dias']}
          readOnly={!mayWrite}
          inputMode="numeric"
          maxLength={2}
          onChange={({ currentTarget: { value } }) => onChange({ ...typed, revision_dias: value })}
        />
      </FieldRow>
    </Panel>
  )
}
