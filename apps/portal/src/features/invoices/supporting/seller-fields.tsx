import { personTexts } from '@enlace/contract/core/person/texts.ts'
import type { Option } from '@enlace/contract/catalogues/shown/schemas.ts'
import {
  type SellerForm,
  type SupportingDraft,
  type SupportingFields,
  supportingLimits as limits,
} from '@enlace/contract/invoices/supporting/schemas.ts'
import {
  sellerFormTexts as texts,
  sellerTexts as shown,
} from '@enlace/contract/invoices/supporting/seller-texts.ts'
import { colombia, countries, countryName } from '@enlace/domain/catalogue/countries.ts'
import { neededOf, provenances, type SellerField, sellerGaps } from '@enlace/domain/supporting/seller.ts'
import { Button } from '@enlace/ui/button.tsx'
import type { ComboboxOption } from '@enlace/ui/combobox-field.tsx'
import { Combobox } from '@enlace/ui/combobox.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { FieldRow } from '@enlace/ui/field-row.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import type { ContractForm } from '@enlace/web/form/use-contract-form.ts'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import type { Typed } from './typed-form.ts'

/** Finds the municipalities of a typed text. */
export type FindCities = (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>

type SellerFieldsProps = {
  form: ContractForm<Typed, SupportingFields>
  draft: SupportingDraft
  findCities: FindCities
}

/** What the documento soporte says of its seller: what is known is shown, what is missing is asked. */
export function SellerFields({ form, draft, findCities }: SellerFieldsProps) {
  const { vendedor } = draft.form
  // What was missing at first stays a field while it is filled in.
  const [gaps] = useState(() => sellerGaps(vendedor))
  const [isChanging, setIsChanging] = useState(false)
  const procedencia = form.watch('procedencia') === 'no_residente' ? 'no_residente' : 'residente'
  const isAsked = (field: SellerField) =>
    isChanging || gaps.includes(field) || procedencia !== vendedor.procedencia
  const needed = neededOf({ procedencia }).filter(
    (field) => field !== 'regimen' || !draft.vendedor.regimen_conocido,
  )
  const asked = needed.filter(isAsked)
  return (
    <Panel title={shown.title}>
      <Stack>
        <p>{texts.intro}</p>
        <DefinitionList
          items={knownOf(draft, { fields: needed.filter((field) => !isAsked(field)), isChanging })}
        />
        {isChanging && (
          <Select
            {...form.field('procedencia')}
            label={shown.fields.procedencia}
            options={provenances.map((value) => ({ value, label: shown.provenances[value] }))}
          />
        )}
        {asked.length > 0 && (
          <FieldRow>
            {asked.map((field) => (
              <SellerInput key={field} {...{ field, form, draft, findCities }} />
            ))}
            {(isChanging || asked.includes('direccion')) && (
              <TextInput
                {...form.field('codigo_postal')}
                label={shown.fields.codigo_postal}
                hint={procedencia === 'residente' ? texts.postalHint : undefined}
                maxLength={10}
              />
            )}
          </FieldRow>
        )}
        {!isChanging && (
          <div>
            <Button onClick={() => setIsChanging(true)}>{texts.change}</Button>
          </div>
        )}
      </Stack>
    </Panel>
  )
}

function SellerInput({ field, form, draft, findCities }: SellerFieldsProps & { field: SellerField }) {
  const tie = form.field(field)
  const label = shown.fields[field]
  const { regimenes, tipos_identificacion, municipio } = draft.vendedor
  if (field === 'regimen') return <Chosen {...{ tie, label }} options={regimenes} />
  if (field === 'tipo_identificacion') return <Chosen {...{ tie, label }} options={tipos_identificacion} />
  if (field === 'pais')
    return <Chosen {...{ tie, label }} options={countries().filter(({ id }) => id !== colombia)} />
  if (field === 'municipio')
    return (
      <Controller
        control={form.control}
        name={field}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Municipality
            {...{ value, onBlur, ref, label, findCities }}
            id={tie.id}
            error={tie.error}
            named={value === draft.form.vendedor.municipio ? municipio : ''}
            onChange={onChange}
          />
        )}
      />
    )
  return (
    <TextInput
      {...tie}
      label={label}
      isRequired
      {...(field === 'correo' && { type: 'email' })}
      maxLength={field === 'direccion' ? limits.address : limits.city}
    />
  )
}

type Tie = ReturnType<ContractForm<Typed, SupportingFields>['field']>

function Chosen({ tie, label, options }: { tie: Tie; label: string; options: readonly Option[] }) {
  return (
    <Select
      {...tie}
      label={label}
      isRequired
      options={[
        { value: '', label: texts.choose },
        ...options.map(({ id, nombre }) => ({ value: id, label: nombre })),
      ]}
    />
  )
}

type MunicipalityProps = {
  id: string
  label: string
  error: string | undefined
  value: string
  /** What the value is called at first. */
  named: string
  onChange: (code: string) => void
  onBlur: () => void
  ref: (element: HTMLInputElement | null) => void
  findCities: FindCities
}

function Municipality({ value, named, onChange, findCities, ...rest }: MunicipalityProps) {
  const [chosen, setChosen] = useState<ComboboxOption | null>(null)
  const known = value === '' ? null : (chosen ?? { value, label: named || value })
  return (
    <Combobox
      {...rest}
      name="municipio"
      isRequired
      value={known}
      onChange={(option) => {
        setChosen(option)
        onChange(option?.value ?? '')
      }}
      search={findCities}
      texts={personTexts.city}
    />
  )
}

/** What is known and not asked, in words. */
function knownOf(
  { form: { vendedor }, vendedor: known }: SupportingDraft,
  { fields, isChanging }: { fields: readonly SellerField[]; isChanging: boolean },
) {
  const words = (field: SellerField) => {
    if (field === 'municipio') return known.municipio
    if (field === 'pais') return countryName(vendedor.pais) ?? ''
    if (field === 'tipo_identificacion')
      return known.tipos_identificacion.find(({ id }) => id === vendedor.tipo_identificacion)?.nombre ?? ''
    return field === 'regimen' ? known.regimen : vendedor[field]
  }
  return [
    { label: shown.name, value: known.nombre },
    { label: shown.identification, value: known.identificacion },
    ...(isChanging
      ? []
      : [{ label: shown.fields.procedencia, value: shown.provenances[vendedor.procedencia] }]),
    ...(known.regimen_conocido ? [{ label: shown.fields.regimen, value: known.regimen }] : []),
    ...fields.map((field) => ({ label: shown.fields[field], value: words(field) })),
    ...(vendedor.codigo_postal === ''
      ? []
      : [{ label: shown.fields.codigo_postal, value: vendedor.codigo_postal }]),
  ]
}

/** The seller as the form sends it: what its provenance does not ask is left out. */
export function sellerIn(fields: Readonly<SellerForm>): SellerForm {
  const isResident = fields.procedencia === 'residente'
  const { procedencia, regimen, direccion, codigo_postal, correo } = fields
  const foreign = { tipo_identificacion: '', pais: '', departamento: '', localidad: '' }
  const { tipo_identificacion, pais, departamento, localidad } = isResident ? foreign : fields
  return {
    procedencia,
    tipo_identificacion,
    regimen,
    direccion,
    municipio: isResident ? fields.municipio : '',
    pais,
    departamento,
    localidad,
    codigo_postal,
    correo,
  }
}
