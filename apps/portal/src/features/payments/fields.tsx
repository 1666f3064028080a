import { fill } from '@enlace/contract/core/fill.ts'
import type { PaymentConcept, PaymentForm, PaymentOptions } from '@enlace/contract/payments/schemas.ts'
import { paymentsTexts as texts } from '@enlace/contract/payments/texts.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { readTypedMoney } from '@enlace/domain/typed-amount.ts'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { type ChangeEvent, type FocusEvent, useEffect } from 'react'
import { Captcha } from '@enlace/web/captcha/captcha.tsx'
import type { ContractForm } from '@enlace/web/form/use-contract-form.ts'
import styles from './form.module.css'

/** The payment's form with the contract's rules. */
type PaymentTies = ContractForm<PaymentForm, PaymentForm>

type PaymentFieldsProps = {
  form: PaymentTies
  options: PaymentOptions
  /** The concept that is chosen. */
  concept: PaymentConcept | undefined
  captchaKey: number
}

/** What is paid, by whom, how much, and where the receipt goes. */
export function PaymentFields({ form, options, concept, captchaKey }: PaymentFieldsProps) {
  const captchaError = form.field('captchaValue').error
  useFixedValue(form, concept)
  return (
    <>
      <div className={styles.fixed}>
        <TextInput label={texts.company} value={options.compania} readOnly />
      </div>
      <Select
        {...form.field('concepto')}
        label={texts.concept}
        hint={concept?.descripcion}
        isRequired
        placeholder={texts.conceptPlaceholder}
        options={options.concepts.map(({ id, nombre, valor }) => ({
          value: String(id),
          label:
            valor === null
              ? nombre
              : fill(texts.conceptWithValue, { concept: nombre, value: formatMoney(valor) }),
        }))}
      />
      <div className={styles.nit}>
        <NumericInput
          {...form.field('nit')}
          isWhole
          isRequired
          label={texts.nit}
          maxLength={15}
          autoComplete="off"
        />
        <NumericInput
          {...form.field('dv')}
          isWhole
          isRequired
          label={texts.dv}
          maxLength={1}
          autoComplete="off"
        />
      </div>
      <TextInput
        {...form.field('razon_social')}
        isRequired
        label={texts.razonSocial}
        maxLength={150}
        autoComplete="organization"
      />
      <TextInput
        {...form.field('referencia')}
        isRequired
        label={texts.reference}
        hint={texts.referenceHint}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
      />
      <ValueInput form={form} concept={concept} />
      <TextInput
        {...form.field('correo')}
        type="email"
        isRequired
        label={texts.email}
        hint={texts.emailHint}
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Captcha
        resetKey={captchaKey}
        error={captchaError}
        onToken={(token) =>
          form.setValue('captchaValue', token, { shouldValidate: captchaError !== undefined })
        }
      />
    </>
  )
}

/** The amount: typed as people do, shown as it was understood once the field is left; fixed where the concept says it. */
function ValueInput({ form, concept }: Pick<PaymentFieldsProps, 'form' | 'concept'>) {
  const { onBlur, ...field } = form.field('valor')
  const isFixed = concept?.valor !== null && concept !== undefined
  const handleBlur = (event: FocusEvent) => {
    const read = readTypedMoney(form.getValues('valor'))
    if (!('reason' in read)) form.setValue('valor', formatMoney(read.money).replace('\u00a0', ' '))
    onBlur(event)
  }
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => void field.onChange(event)
  return (
    <div className={isFixed ? styles.fixed : undefined}>
      <TextInput
        {...field}
        onChange={handleChange}
        onBlur={handleBlur}
        isRequired
        label={texts.value}
        hint={isFixed ? texts.fixedValueHint : texts.valueHint}
        inputMode="decimal"
        readOnly={isFixed}
        maxLength={30}
        autoComplete="off"
      />
    </div>
  )
}

/** A concept with a value of its own fills it in; one without leaves it to the payer again. */
function useFixedValue(form: PaymentTies, concept: PaymentConcept | undefined): void {
  useEffect(() => {
    if (!concept) return
    if (concept.valor !== null) {
      form.setValue('valor', formatMoney(concept.valor).replace('\u00a0', ' '))
      form.clearErrors('valor')
    }
    return () => {
      if (concept.valor !== null) form.setValue('valor', '')
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another concept brings another value
  }, [concept?.id])
}
