import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { ownProblemTexts } from '@enlace/contract/core/texts.ts'
import { batchRows } from '@enlace/contract/invoice-batches/fields.ts'
import {
  batchDays,
  batchEncodings,
  batchSeparators,
  batchShapes,
} from '@enlace/contract/invoice-batches/limits.ts'
import type { BatchFormat, FormatPreview } from '@enlace/contract/invoice-batches/schemas.ts'
import { batchFormatTexts as texts, batchRowTexts } from '@enlace/contract/invoice-batches/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { FieldRow } from '@enlace/ui/field-row.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import type { ReactNode } from 'react'
import { ColumnsPanel } from './columns-panel.tsx'
import styles from './format.module.css'
import type { FormatPartProps } from './parts.ts'

type InvoiceFormatViewProps = FormatPartProps & {
  title: string
  backHref: string
  isStale: boolean
  save: ReactNode
  preview: FormatPreview | undefined
  previewFault: { message: string; fields: Readonly<Record<string, string>> } | undefined
}

/** How a file for the ERP is written, with its first lines beside. */
export function InvoiceFormatView(props: InvoiceFormatViewProps) {
  const { title, backHref, isStale, mayWrite, save, preview, previewFault } = props
  return (
    <Stack gap="large">
      <Breadcrumb label={texts.back} items={[{ label: texts.back, href: backHref }, { label: title }]} />
      <PageHeading title={title} description={texts.description} actions={save} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {isStale && <Banner kind="warning">{ownProblemTexts['changed-meanwhile']}</Banner>}
      <GeneralPanel {...props} />
      <Panel title={texts.preview}>
        {previewFault ? (
          <Banner kind="warning">{Object.values(previewFault.fields)[0] ?? previewFault.message}</Banner>
        ) : (
          <Stack gap="small">
            {preview?.con_datos === false && <Quiet isSmall>{texts.previewNone}</Quiet>}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
            <pre className={styles.preview} tabIndex={0} role="group" aria-label={texts.preview}>
              {preview?.renglones.join('\n')}
            </pre>
          </Stack>
        )}
      </Panel>
      <ColumnsPanel {...props} />
    </Stack>
  )
}

const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }))

function GeneralPanel({ format, faults, mayWrite, onChange }: FormatPartProps) {
  const isText = format.forma !== 'excel'
  /** A choice of one of the format's fields. */
  const choice = <Name extends 'filas' | 'forma' | 'separador' | 'decimal' | 'fecha' | 'codificacion'>(
    name: Name,
    label: string,
    values: readonly BatchFormat[Name][],
    labels: Readonly<Record<BatchFormat[Name], string>>,
  ) => (
    <Select
      label={label}
      disabled={!mayWrite}
      value={format[name]}
      options={optionsOf(values, labels)}
      onChange={({ target }) => {
        const chosen = values.find((value) => value === target.value)
        if (chosen !== undefined) onChange({ [name]: chosen })
      }}
    />
  )
  return (
    <Panel>
      <Stack>
        <FieldRow>
          <TextInput
            label={texts.name}
            value={format.nombre}
            maxLength={80}
            disabled={!mayWrite}
            error={faults['formato.nombre'] ?? faults['nombre']}
            onChange={({ target }) => onChange({ nombre: target.value })}
          />
          {choice('filas', texts.rows, batchRows, batchRowTexts)}
          {choice('forma', texts.shape, batchShapes, texts.shapes)}
        </FieldRow>
        {isText && (
          <FieldRow>
            {format.forma === 'separado' &&
              choice('separador', texts.separator, batchSeparators, texts.separators)}
            {choice('decimal', texts.decimal, ['.', ','], decimalNames)}
            {choice('fecha', texts.day, batchDays, dayNames)}
            {choice('codificacion', texts.encoding, batchEncodings, texts.encodings)}
          </FieldRow>
        )}
        {isText && (
          <Checkbox
            label={texts.heading}
            disabled={!mayWrite}
            checked={format.encabezado}
            onChange={({ target }) => onChange({ encabezado: target.checked })}
          />
        )}
      </Stack>
    </Panel>
  )
}

const dayNames = { AAAAMMDD: 'AAAAMMDD', 'AAAA-MM-DD': 'AAAA-MM-DD', 'DD/MM/AAAA': 'DD/MM/AAAA' } as const
const decimalNames = { '.': texts.point, ',': texts.comma } as const
