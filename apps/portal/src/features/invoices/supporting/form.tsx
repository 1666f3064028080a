import { fill } from '@enlace/contract/core/fill.ts'
import {
  SupportingFields,
  type SupportingDraft,
  type SupportingForm,
  supportingLimits as limits,
  unitOfAll,
} from '@enlace/contract/invoices/supporting/schemas.ts'
import { supportingFormTexts as texts } from '@enlace/contract/invoices/supporting/texts.ts'
import { formatMonth, type CalendarDate, monthBefore, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { contributionBase, supplyKinds } from '@enlace/domain/supporting/document.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { FieldRow } from '@enlace/ui/field-row.tsx'
import { FormFooter } from '@enlace/ui/form-footer.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { type FormProblem, FormShell } from '@enlace/web/form/form-shell.tsx'
import { newRequestKey } from '@enlace/web/form/request-key.ts'
import { type ContractForm, useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { accountText } from '@enlace/web/invoices/supporting-panel.tsx'
import { useState } from 'react'
import { LinesField } from './lines-field.tsx'
import { type FindCities, SellerFields, sellerIn } from './seller-fields.tsx'
import type { Typed } from './typed-form.ts'
import { faultsOf, readLine, totalOf, type TypedLine, typedNumber } from './typed-lines.ts'

export type SupportingFormProps = {
  draft: SupportingDraft
  backHref: string
  isSending: boolean
  problem: FormProblem | null
  findCities: FindCities
  onSave: (form: SupportingForm) => void
}

/** The form of a cuenta de cobro: what is billed and for what, where it is paid, and what its supplier declares. */
export function SupportingFormView({
  draft,
  backHref,
  isSending,
  problem,
  findCities,
  onSave,
}: SupportingFormProps) {
  const form = useContractForm<Typed, SupportingFields>({
    schema: SupportingFields,
    defaults: typedOf(draft.form),
  })
  const [lines, setLines] = useState<readonly TypedLine[]>(() => linesOf(draft))
  const [isChecked, setIsChecked] = useState(false)
  const handleSubmit = (fields: SupportingFields) => {
    setIsChecked(true)
    if (lines.some((line) => Object.keys(faultsOf(line)).length > 0)) return
    const { cuenta } = fields
    const lineas = lines.flatMap((line) => readLine(line) ?? [])
    onSave({ ...fields, cuenta: cuenta === '' ? null : cuenta, lineas, vendedor: sellerIn(fields) })
  }
  return (
    <FormShell
      form={form}
      isSending={isSending}
      problem={problem}
      onSubmit={handleSubmit}
      onIncomplete={() => setIsChecked(true)}
    >
      <Stack gap="regular">
        <HeadFields form={form} isNumberKept={draft.numero_fijo} />
        <LinesField
          lines={lines}
          isChecked={isChecked}
          onChange={setLines}
          onAdd={() => setLines((before) => [...before, blankLine()])}
        />
        <SellerFields {...{ form, draft, findCities }} />
        <PaymentFields form={form} draft={draft} lines={lines} />
        <Checkbox {...boxOf(form, 'declara_renta')} label={texts.income} />
        <Checkbox {...boxOf(form, 'no_obligado')} isRequired label={texts.declaration} />
        <FormFooter>
          <ButtonLink href={backHref}>{texts.cancel}</ButtonLink>
          <Button type="submit" variant="primary" isBusy={isSending}>
            {texts.save}
          </Button>
        </FormFooter>
      </Stack>
    </FormShell>
  )
}

type FieldsProps = { form: ContractForm<Typed, SupportingFields> }

function HeadFields({ form, isNumberKept }: FieldsProps & { isNumberKept: boolean }) {
  return (
    <Panel title={texts.title}>
      <Stack>
        <FieldRow>
          <NumericInput
            {...form.field('consecutivo')}
            isWhole
            isRequired
            readOnly={isNumberKept}
            label={texts.number}
            hint={texts.numberHint}
            maxLength={9}
          />
          <DateInput {...form.field('fecha')} isRequired label={texts.date} />
          <TextInput {...form.field('ciudad')} isRequired label={texts.city} maxLength={limits.city} />
        </FieldRow>
        <FieldRow>
          <Select
            {...form.field('suministro')}
            label={texts.supply}
            options={supplyKinds.map((value) => ({ value, label: texts.supplies[value] }))}
          />
          <TextInput
            {...form.field('orden')}
            label={texts.order}
            hint={texts.orderHint}
            maxLength={limits.order}
          />
        </FieldRow>
        <TextInput {...form.field('concepto')} isRequired label={texts.concept} maxLength={limits.text} />
      </Stack>
    </Panel>
  )
}

function PaymentFields({
  form,
  draft,
  lines,
}: FieldsProps & { draft: SupportingDraft; lines: readonly TypedLine[] }) {
  const { cuentas } = draft
  const isService = form.watch('suministro') === 'servicios'
  return (
    <Panel title={texts.account}>
      <Stack>
        {cuentas.length === 0 ? (
          <p>{texts.noAccount}</p>
        ) : (
          <Select
            {...form.field('cuenta')}
            label={texts.account}
            isRequired
            options={[
              { value: '', label: texts.chooseAccount },
              ...cuentas.map((account) => ({ value: account.id, label: accountText(account) })),
            ]}
          />
        )}
        {isService && (
          <>
            <h3>{texts.security}</h3>
            <p>{fill(texts.securityHint, { base: formatMoney(contributionBase(totalOf(lines))) })}</p>
            <FieldRow>
              <TextInput
                {...form.field('planilla_numero')}
                label={texts.planillaNumber}
                isRequired={draft.exige_planilla}
                maxLength={limits.planilla}
              />
              <Select
                {...form.field('planilla_periodo')}
                label={texts.planillaPeriod}
                isRequired={draft.exige_planilla}
                options={[
                  { value: '', label: texts.chooseAccount },
                  ...monthsWith(draft.form.planilla_periodo),
                ]}
              />
            </FieldRow>
            {draft.exige_planilla && <p>{texts.planillaFile}</p>}
          </>
        )}
      </Stack>
    </Panel>
  )
}

function boxOf(form: FieldsProps['form'], name: 'declara_renta' | 'no_obligado') {
  const { error, ...tie } = form.field(name)
  return { ...tie, ...(error !== undefined && { error }) }
}

/** This month and the eleven before, and the kept one. */
function monthsWith(kept: string) {
  const months: CalendarDate[] = [todayInBogota(new Date())]
  while (months.length < 12) {
    const [earliest] = months
    if (!earliest) break
    months.unshift(monthBefore(earliest).first)
  }
  const options = months.toReversed().map((day) => ({ value: day.slice(0, 7), label: formatMonth(day) }))
  const isListed = kept === '' || options.some(({ value }) => value === kept)
  return isListed ? options : [...options, { value: kept, label: kept }]
}

function typedOf({ lineas: _, consecutivo, cuenta, vendedor, ...form }: SupportingForm): Typed {
  return { ...form, ...vendedor, consecutivo: String(consecutivo), cuenta: cuenta ?? '' }
}

function linesOf({ form: { lineas }, guardada }: SupportingDraft): TypedLine[] {
  const kept = lineas.map((line) => ({
    ...line,
    key: newRequestKey(),
    cantidad: typedNumber(line.cantidad),
    precio: typedNumber(line.precio),
  }))
  return kept.length === 0 && !guardada ? [blankLine()] : kept
}

const blankLine = (): TypedLine => ({
  key: newRequestKey(),
  codigo: '',
  descripcion: '',
  unidad: unitOfAll,
  cantidad: '1',
  precio: '',
  linea_orden: '',
})
