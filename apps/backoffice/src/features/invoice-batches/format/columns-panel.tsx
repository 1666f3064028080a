import { fill } from '@enlace/contract/core/fill.ts'
import { type BatchField, batchFields, fixedText, hasField } from '@enlace/contract/invoice-batches/fields.ts'
import { mostBatchColumns } from '@enlace/contract/invoice-batches/limits.ts'
import type { BatchColumn, BatchFormat } from '@enlace/contract/invoice-batches/schemas.ts'
import { newColumn } from '@enlace/contract/invoice-batches/starting-formats.ts'
import { batchFieldTexts, batchFormatTexts as texts } from '@enlace/contract/invoice-batches/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { arrowDownIcon, arrowUpIcon, closeIcon } from '@enlace/ui/core/icons.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import styles from './format.module.css'
import type { FormatPartProps } from './parts.ts'

// The keys of a constant.
const allFields = Object.keys(batchFields) as BatchField[]

/** The columns of a file in their order. */
export function ColumnsPanel({ format, faults, mayWrite, onChange }: FormatPartProps) {
  const { columnas } = format
  const put = (next: BatchColumn[]) => onChange({ columnas: next })
  const move = (place: number, step: 1 | -1) => {
    const next = [...columnas]
    const [moved] = next.splice(place, 1)
    if (!moved) return
    next.splice(place + step, 0, moved)
    put(next)
  }
  const unused = allFields.find(
    (field) => hasField(format.filas, field) && !columnas.some(({ campo }) => campo === field),
  )
  return (
    <Panel title={texts.columns}>
      <Stack>
        {faults['columnas'] !== undefined && <Banner kind="warning">{faults['columnas']}</Banner>}
        <ol className={styles.columns}>
          {columnas.map((column, place) => (
            <li key={place} className={styles.column}>
              <ColumnFields
                {...{ format, column, place, faults, mayWrite }}
                onChange={(next) => put(columnas.map((one, at) => (at === place ? next : one)))}
              />
              {mayWrite && (
                <span className={styles.acts}>
                  <IconButton
                    icon={arrowUpIcon}
                    label={fill(texts.up, { n: place + 1 })}
                    disabled={place === 0}
                    onClick={() => move(place, -1)}
                  />
                  <IconButton
                    icon={arrowDownIcon}
                    label={fill(texts.down, { n: place + 1 })}
                    disabled={place === columnas.length - 1}
                    onClick={() => move(place, 1)}
                  />
                  <IconButton
                    icon={closeIcon}
                    label={fill(texts.remove, { n: place + 1 })}
                    onClick={() => put(columnas.filter((_, at) => at !== place))}
                  />
                </span>
              )}
            </li>
          ))}
        </ol>
        {mayWrite && columnas.length < mostBatchColumns && (
          <div>
            <Button onClick={() => put([...columnas, newColumn(unused ?? 'numero')])}>{texts.add}</Button>
          </div>
        )}
      </Stack>
    </Panel>
  )
}

type ColumnFieldsProps = Omit<FormatPartProps, 'onChange'> & {
  format: BatchFormat
  column: BatchColumn
  place: number
  onChange: (column: BatchColumn) => void
}

function ColumnFields({ format, column, place, faults, mayWrite, onChange }: ColumnFieldsProps) {
  const { campo } = column
  const isFixed = campo === fixedText
  const isNumber = !isFixed && batchFields[campo] === 'number'
  const hasWidth = format.forma === 'ancho_fijo'
  const options = [
    ...allFields
      .filter((field) => field === campo || hasField(format.filas, field))
      .map((field) => ({ value: field, label: batchFieldTexts[field] })),
    { value: fixedText, label: texts.fixed },
  ]
  const tie = (name: 'titulo' | 'texto') => ({
    value: column[name],
    disabled: !mayWrite,
    error: faults[`columnas.${place}.${name}`],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ ...column, [name]: value }),
  })
  const count = (name: 'decimales' | 'ancho') => ({
    isWhole: true,
    maxLength: 3,
    value: String(column[name]),
    disabled: !mayWrite,
    error: faults[`columnas.${place}.${name}`],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ ...column, [name]: Number(value) }),
  })
  const check = (name: 'signo' | 'a_la_derecha', label: string) => (
    <Checkbox
      label={label}
      disabled={!mayWrite}
      checked={column[name]}
      onChange={({ target }) => onChange({ ...column, [name]: target.checked })}
    />
  )
  return (
    <fieldset className={styles.fields}>
      <legend className="visually-hidden">{fill(texts.column, { n: place + 1 })}</legend>
      <Select
        label={texts.field}
        disabled={!mayWrite}
        value={campo}
        options={options}
        onChange={({ target }) => onChange(chosenColumn(column, target.value))}
      />
      {isFixed ? (
        <TextInput label={texts.text} maxLength={100} {...tie('texto')} />
      ) : (
        <TextInput label={texts.columnTitle} maxLength={60} {...tie('titulo')} />
      )}
      {isNumber && format.forma !== 'excel' && (
        <>
          <NumericInput label={texts.places} {...count('decimales')} />
          {check('signo', texts.sign)}
        </>
      )}
      {hasWidth && (
        <>
          <NumericInput label={texts.width} {...count('ancho')} />
          {check('a_la_derecha', texts.right)}
          <Checkbox
            label={texts.zeros}
            disabled={!mayWrite}
            checked={column.relleno === '0'}
            onChange={({ target }) => onChange({ ...column, relleno: target.checked ? '0' : ' ' })}
          />
        </>
      )}
    </fieldset>
  )
}

/** A column with another field; its heading follows while nobody wrote another one. */
function chosenColumn(column: BatchColumn, chosen: string): BatchColumn {
  if (chosen === fixedText) return { ...column, campo: fixedText }
  const field = allFields.find((one) => one === chosen)
  if (!field) return column
  const isOwnTitle =
    column.campo !== fixedText && column.titulo !== '' && column.titulo !== batchFieldTexts[column.campo]
  const { decimales, a_la_derecha } = newColumn(field)
  return {
    ...column,
    campo: field,
    decimales,
    a_la_derecha,
    titulo: isOwnTitle ? column.titulo : batchFieldTexts[field],
  }
}
