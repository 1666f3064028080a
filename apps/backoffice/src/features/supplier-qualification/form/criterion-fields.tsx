import { fill } from '@enlace/contract/core/fill.ts'
import { indicatorTexts } from '@enlace/contract/supplier-qualification/evaluation/indicator-texts.ts'
import { indicatorNames } from '@enlace/contract/supplier-qualification/evaluation/limits.ts'
import { formLimits } from '@enlace/contract/supplier-qualification/form/schemas.ts'
import { evaluationFormTexts as texts } from '@enlace/contract/supplier-qualification/form/texts.ts'
import { arrowDownIcon, arrowUpIcon, closeIcon } from '@enlace/ui/core/icons.ts'
import { FieldRow } from '@enlace/ui/field-row.tsx'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import styles from './evaluation-form.module.css'
import type { TypedCriterion } from './typed.ts'

type CriterionFieldsProps = {
  criterion: TypedCriterion
  place: number
  total: number
  faults: Readonly<Record<string, string>>
  mayWrite: boolean
  onChange: (criterion: TypedCriterion) => void
  onMove: (step: 1 | -1) => void
  onRemove: () => void
}

/** One criterion: what is valued, how much it weighs, its items, and the number that speaks for it. */
export function CriterionFields(props: CriterionFieldsProps) {
  const { criterion, place, total, faults, mayWrite, onChange, onMove, onRemove } = props
  const tie = (name: Exclude<keyof TypedCriterion, 'id'>) => ({
    value: criterion[name],
    error: faults[`criterios.${place}.${name}`],
    readOnly: !mayWrite,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ ...criterion, [name]: value }),
  })
  const title =
    criterion.nombre.trim() === ''
      ? fill(texts.newCriterion, { n: place + 1 })
      : fill(texts.criterion, { n: place + 1, nombre: criterion.nombre })
  const { readOnly: _, ...indicador } = tie('indicador')
  return (
    <fieldset className={styles.criterion}>
      <legend className={styles.legend}>{title}</legend>
      {mayWrite && (
        <span className={styles.acts}>
          <IconButton
            icon={arrowUpIcon}
            label={fill(texts.up, { nombre: title })}
            disabled={place === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon={arrowDownIcon}
            label={fill(texts.down, { nombre: title })}
            disabled={place === total - 1}
            onClick={() => onMove(1)}
          />
          <IconButton icon={closeIcon} label={fill(texts.remove, { nombre: title })} onClick={onRemove} />
        </span>
      )}
      <FieldRow>
        <TextInput label={texts.criterionName} maxLength={formLimits.name} {...tie('nombre')} />
        <TextInput label={texts.weight} inputMode="decimal" maxLength={6} {...tie('peso')} />
        <TextInput label={texts.highest} inputMode="numeric" maxLength={3} {...tie('maximo')} />
        <Select
          label={texts.evidence}
          hint={texts.evidenceHint}
          {...indicador}
          disabled={!mayWrite}
          options={[
            { value: '', label: texts.noEvidence },
            ...indicatorNames.map((value) => ({ value, label: indicatorTexts.names[value] })),
          ]}
        />
      </FieldRow>
      <FieldRow>
        <TextArea
          label={texts.criterionDescription}
          rows={3}
          maxLength={formLimits.description}
          {...tie('descripcion')}
        />
        <TextArea label={texts.items} hint={texts.itemsHint} rows={3} {...tie('items')} />
      </FieldRow>
    </fieldset>
  )
}
