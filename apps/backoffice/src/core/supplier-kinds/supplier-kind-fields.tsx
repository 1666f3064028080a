import { fill } from '@enlace/contract/core/fill.ts'
import { suppliersAsked } from '@enlace/contract/required-documents/schemas.ts'
import type { SupplierKinds } from '@enlace/contract/required-documents/asked/schemas.ts'
import { askedDocumentsTexts as texts } from '@enlace/contract/required-documents/asked/texts.ts'
import { supplierClassTexts } from '@enlace/contract/suppliers/class-texts.ts'
import { FieldRow } from '@enlace/ui/field-row.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Choices } from '../choices/choices.tsx'
import type { FieldFaults } from '@enlace/web/form/field-faults.ts'

type SupplierKindFieldsProps = {
  typed: SupplierKinds
  faults: FieldFaults
  isDisabled?: boolean
  onChange: (changes: Partial<SupplierKinds>) => void
}

const options = <Word extends string>(words: readonly Word[], labels: Readonly<Record<Word, string>>) =>
  words.map((value) => ({ value, label: labels[value] }))

const found = <Word extends string>(words: readonly Word[], value: string): Word | null =>
  words.find((word) => word === value) ?? null

/** Of which suppliers something is asked: by their person, what they deliver, their size and their risk. */
export function SupplierKindFields({ typed, faults, isDisabled = false, onChange }: SupplierKindFieldsProps) {
  return (
    <>
      <FieldRow>
        <Select
          label={texts.persona}
          options={[
            { value: '', label: texts.personas.todas },
            ...options(suppliersAsked.persona, texts.personas),
          ]}
          value={typed.persona ?? ''}
          disabled={isDisabled}
          onChange={({ target }) => onChange({ persona: found(suppliersAsked.persona, target.value) })}
        />
        <Select
          label={texts.suministro}
          options={[
            { value: '', label: texts.suministros.todos },
            ...options(suppliersAsked.suministro, texts.suministros),
          ]}
          value={typed.suministro ?? ''}
          disabled={isDisabled}
          onChange={({ target }) => onChange({ suministro: found(suppliersAsked.suministro, target.value) })}
        />
      </FieldRow>
      <FieldRow>
        <Choices
          legend={fill(texts.anyHint, { label: supplierClassTexts.tamano })}
          options={suppliersAsked.tamano.map((size) => [size, supplierClassTexts.tamanos[size]] as const)}
          chosen={typed.tamanos}
          fault={faults['tamanos']}
          isDisabled={isDisabled}
          onChange={(tamanos) => onChange({ tamanos })}
        />
        <Choices
          legend={fill(texts.anyHint, { label: supplierClassTexts.riesgo })}
          options={suppliersAsked.riesgo.map((risk) => [risk, supplierClassTexts.riesgos[risk]] as const)}
          chosen={typed.riesgos}
          fault={faults['riesgos']}
          isDisabled={isDisabled}
          onChange={(riesgos) => onChange({ riesgos })}
        />
      </FieldRow>
    </>
  )
}
