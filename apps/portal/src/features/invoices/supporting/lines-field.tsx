import { fill } from '@enlace/contract/core/fill.ts'
import { supportingFormTexts as texts } from '@enlace/contract/invoices/supporting/texts.ts'
import { supportingLimits as limits } from '@enlace/contract/invoices/supporting/schemas.ts'
import { units } from '@enlace/domain/catalogue/units.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { Button } from '@enlace/ui/button.tsx'
import { closeIcon, plusIcon } from '@enlace/ui/core/icons.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { TotalsBox } from '@enlace/ui/totals-box.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import styles from './lines-field.module.css'
import { faultsOf, totalOf, type TypedLine, valueOf } from './typed-lines.ts'

const unitOptions = units.map(({ id, nombre }) => ({ value: id, label: nombre }))

type LinesFieldProps = {
  lines: readonly TypedLine[]
  /** Whether faults are told: after the first attempt to send. */
  isChecked: boolean
  onChange: (lines: readonly TypedLine[]) => void
  onAdd: () => void
}

/** The lines of a cuenta de cobro, with the value of each and of all. */
export function LinesField({ lines, isChecked, onChange, onAdd }: LinesFieldProps) {
  const change = (key: string, changes: Partial<TypedLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)))
  return (
    <Panel title={texts.lines}>
      <Stack>
        <PlainList>
          {lines.map((line, at) => (
            <li key={line.key}>
              <Line
                line={line}
                number={at + 1}
                isChecked={isChecked}
                onChange={(changes) => change(line.key, changes)}
                onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
              />
            </li>
          ))}
        </PlainList>
        {lines.length < limits.lines && (
          <div>
            <Button icon={plusIcon} onClick={onAdd}>
              {texts.addLine}
            </Button>
          </div>
        )}
        <TotalsBox
          rows={[
            { label: texts.total, value: <Amount value={totalOf(lines)} moneda="COP" />, isTotal: true },
          ]}
        />
      </Stack>
    </Panel>
  )
}

type LineProps = {
  line: TypedLine
  number: number
  isChecked: boolean
  onChange: (changes: Partial<TypedLine>) => void
  onRemove: () => void
}

function Line({ line, number, isChecked, onChange, onRemove }: LineProps) {
  const faults = isChecked ? faultsOf(line) : {}
  const value = valueOf(line)
  return (
    <fieldset className={styles.line}>
      <legend className={styles.legend}>{fill(texts.line, { n: number })}</legend>
      <div className={styles.description}>
        <TextInput
          label={texts.description}
          isRequired
          maxLength={limits.text}
          value={line.descripcion}
          onChange={({ currentTarget }) => onChange({ descripcion: currentTarget.value })}
        />
      </div>
      <TextInput
        label={texts.quantity}
        isRequired
        inputMode="decimal"
        value={line.cantidad}
        error={faults.cantidad}
        onChange={({ currentTarget }) => onChange({ cantidad: currentTarget.value })}
      />
      <Select
        label={texts.unit}
        isRequired
        value={line.unidad}
        options={unitOptions}
        onChange={({ currentTarget }) => onChange({ unidad: currentTarget.value })}
      />
      <TextInput
        label={texts.price}
        isRequired
        inputMode="decimal"
        value={line.precio}
        error={faults.precio}
        onChange={({ currentTarget }) => onChange({ precio: currentTarget.value })}
      />
      <p className={styles.value}>
        <span className={styles.label}>{texts.value}</span>
        {value === undefined ? '' : formatMoney(value)}
      </p>
      <div className={styles.remove}>
        <IconButton icon={closeIcon} label={fill(texts.removeLine, { n: number })} onClick={onRemove} />
      </div>
    </fieldset>
  )
}
