import { supplierRegistrationTexts as texts } from '@enlace/contract/supplier-registration/texts.ts'
import { isCheckDigitRight, splitNit } from '@enlace/domain/nit.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Combobox } from '@enlace/ui/combobox.tsx'
import type { ComboboxOption } from '@enlace/ui/combobox-field.tsx'
import { LettersInput } from '@enlace/ui/letters-input.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import type { FocusEvent } from 'react'
import { Controller } from 'react-hook-form'
import type { ContractForm } from '@enlace/web/form/use-contract-form.ts'
import type { Answers } from './answers.ts'
import { CatalogueSelect } from './catalogue-select.tsx'
import type { TemplateField } from '@enlace/web/template/template.ts'
import { Words } from '@enlace/web/template/template-form.tsx'

type TemplateFieldProps = {
  field: TemplateField
  form: ContractForm<Answers, Answers>
  /** Beyond the template's own hint: that the NIT is right, or why it is not taken. */
  note?: string | undefined
  fault?: string | undefined
  findCities: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>
}

/** The control of a question, tied to its label, its rules and the draft; files have one of their own. */
export function TemplateControl({ field, form, note, fault, findCities }: TemplateFieldProps) {
  const { name, label, kind, only, isRequired, maxLength, placeholder, autoComplete, inputType } = field
  const { error, ...tie } = form.field(name)
  const says = { label, hint: note ?? (field.hint || undefined), error: error ?? fault, isRequired }
  const written = { ...tie, ...says, maxLength, placeholder, autoComplete }
  if (name === 'documentID' && kind !== 'select') {
    const handleBlur = (event: FocusEvent) => {
      tidyNit(form)
      tie.onBlur(event)
    }
    return <TextInput {...written} inputMode="numeric" onBlur={handleBlur} />
  }
  switch (kind) {
    case 'area':
      return <TextArea {...written} rows={4} />
    case 'checkbox':
      return <Checkbox {...tie} label={<Words nodes={field.words} />} error={error} isRequired={isRequired} />
    case 'number':
      return (
        <NumericInput {...written} isWhole={only === 'digits'} type={inputType === 'tel' ? 'tel' : 'text'} />
      )
    case 'select':
      return (
        <Controller
          control={form.control}
          name={name}
          render={({ field: { value, ...chosen } }) => {
            const select = { ...chosen, ...says, id: tie.id, value: typeof value === 'string' ? value : '' }
            return field.source === undefined ? (
              <Select {...select} options={field.options} placeholder={texts.choose} />
            ) : (
              <CatalogueSelect
                {...select}
                source={field.source}
                parent={field.dependsOn === undefined ? undefined : form.watch(field.dependsOn)}
                onStale={() => form.setValue(name, '')}
              />
            )
          }}
        />
      )
    case 'city':
      return (
        <Controller
          control={form.control}
          name={name}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Combobox
              {...says}
              id={tie.id}
              ref={ref}
              name={name}
              value={typeof value === 'object' ? value : null}
              onChange={onChange}
              onBlur={onBlur}
              search={findCities}
              texts={texts.city}
            />
          )}
        />
      )
    default:
      return only === 'letters' ? <LettersInput {...written} /> : <TextInput {...written} type={inputType} />
  }
}

/** A NIT that is typed as it stands on the RUT is taken apart: the number stays, its check digit goes to its own field. */
function tidyNit(form: ContractForm<Answers, Answers>): void {
  const typed = form.getValues('documentID')
  if (typeof typed !== 'string') return
  const { number, digit } = splitNit(typed)
  if (digit !== undefined && !isCheckDigitRight(number, digit)) return
  if (number !== typed) form.setValue('documentID', number)
  if (digit !== undefined && form.getValues('documentIdVerify') !== undefined)
    form.setValue('documentIdVerify', digit, { shouldValidate: true })
}
