import type { Option } from '@enlace/contract/catalogues/shown/schemas.ts'
import { personTexts } from '@enlace/contract/core/person/texts.ts'
import { companyProfileTexts } from '@enlace/contract/profile/company-texts.ts'
import { Combobox } from '@enlace/ui/combobox.tsx'
import type { ComboboxOption } from '@enlace/ui/combobox-field.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { Controller } from 'react-hook-form'
import type { ContractForm } from '@enlace/web/form/use-contract-form.ts'
import type { ChangeField, ChangeValues } from './company-change.ts'

const { fields: labels, form: texts, yes, no } = companyProfileTexts

/** The lists that fields are chosen from. */
export type Catalogues = {
  division: string
  divisions: readonly Option[]
  classes: readonly Option[]
  regimes: readonly Option[]
  onDivision: (division: string) => void
  findCities: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>
}

type RecordInputProps = {
  field: ChangeField
  form: ContractForm<ChangeValues, ChangeValues>
  catalogues: Catalogues
}

const inputs: Readonly<Record<string, { type?: string; maxLength: number; autoComplete?: string }>> = {
  nombre: { maxLength: 200, autoComplete: 'organization' },
  sigla: { maxLength: 60 },
  web_site: { type: 'url', maxLength: 200, autoComplete: 'url' },
  direccion: { maxLength: 200, autoComplete: 'street-address' },
  correo: { type: 'email', maxLength: 100, autoComplete: 'email' },
  telefono: { type: 'tel', maxLength: 30, autoComplete: 'tel' },
}

/** The control of a field of the record: what is chosen from a list, what is searched for, what is typed. */
export function RecordInput({ field: { name, field }, form, catalogues }: RecordInputProps) {
  const tie = form.field(name)
  const label = labels[field]
  switch (field) {
    case 'pyme':
      return (
        <ChosenInput
          {...{ name, form, label }}
          options={[
            { id: 'true', nombre: yes },
            { id: 'false', nombre: no },
          ]}
        />
      )
    case 'regimen_tributario_id':
      return <ChosenInput {...{ name, form, label }} options={catalogues.regimes} showsCode />
    case 'id_actividad_economica':
      return (
        <>
          <Select
            label={texts.division}
            value={catalogues.division}
            onChange={({ target }) => {
              catalogues.onDivision(target.value)
              form.setValue(name, '', { shouldDirty: true })
            }}
            placeholder={texts.none}
            options={catalogues.divisions.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          />
          <ChosenInput {...{ name, form, label }} options={catalogues.classes} />
        </>
      )
    case 'ciudad':
      return (
        <Controller
          control={form.control}
          name={name}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Combobox
              id={tie.id}
              ref={ref}
              name={name}
              label={label}
              error={tie.error}
              value={value === '' ? null : { value, label: value }}
              onChange={(option) => onChange(option?.value ?? '')}
              onBlur={onBlur}
              search={catalogues.findCities}
              texts={personTexts.city}
            />
          )}
        />
      )
    default:
      return <TextInput {...tie} label={label} {...inputs[field]} spellCheck={false} />
  }
}

/** A choice whose options come late: what is kept stands there before they have come. */
function ChosenInput({
  name,
  form,
  label,
  options,
  showsCode = false,
}: {
  name: string
  form: ContractForm<ChangeValues, ChangeValues>
  label: string
  options: readonly Option[]
  showsCode?: boolean
}) {
  const { id, error } = form.field(name)
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => {
        const isKnown = value === '' || options.some((option) => option.id === value)
        const known = options.map((option) => ({
          value: option.id,
          label: showsCode ? `${option.id} ${option.nombre}` : option.nombre,
        }))
        return (
          <Select
            {...{ id, error, label, name, value, onChange, onBlur, ref }}
            placeholder={texts.none}
            options={isKnown ? known : [{ value, label: value }, ...known]}
          />
        )
      }}
    />
  )
}
