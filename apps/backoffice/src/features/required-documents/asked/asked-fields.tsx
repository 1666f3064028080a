import { fill } from '@enlace/contract/core/fill.ts'
import { askedLimits, askedScopes } from '@enlace/contract/required-documents/asked/schemas.ts'
import { askedDocumentsTexts as texts } from '@enlace/contract/required-documents/asked/texts.ts'
import { contractTypes } from '@enlace/domain/contracts.ts'
import { validityRules } from '@enlace/domain/required-documents.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { FieldRow } from '@enlace/ui/field-row.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import type { FieldFaults } from '@enlace/web/form/field-faults.ts'
import { SupplierKindFields } from '../../../core/supplier-kinds/supplier-kind-fields.tsx'
import type { TypedAsked } from './typed.ts'

type AskedFieldsProps = {
  typed: TypedAsked
  faults: FieldFaults
  /** The only contract that asks for it: that is not changed here. */
  contract: string | null
  isNew: boolean
  onChange: (changes: Partial<TypedAsked>) => void
}

const options = <Word extends string>(words: readonly Word[], labels: Readonly<Record<Word, string>>) =>
  words.map((value) => ({ value, label: labels[value] }))

const found = <Word extends string>(words: readonly Word[], value: string): Word | null =>
  words.find((word) => word === value) ?? null

/** What a document is, and how long it is good. */
export function WhatFields({ typed, faults, onChange }: Omit<AskedFieldsProps, 'contract' | 'isNew'>) {
  return (
    <>
      <TextInput
        label={texts.nombre}
        isRequired
        maxLength={askedLimits.nombre}
        value={typed.nombre}
        error={faults['nombre']}
        onChange={({ target }) => onChange({ nombre: target.value })}
      />
      <TextArea
        label={texts.descripcion}
        hint={texts.descripcionHint}
        rows={2}
        maxLength={askedLimits.descripcion}
        value={typed.descripcion}
        error={faults['descripcion']}
        onChange={({ target }) => onChange({ descripcion: target.value })}
      />
      <FieldRow>
        <Select
          label={texts.regla}
          options={options(validityRules, texts.reglas)}
          value={typed.regla}
          onChange={({ target }) => onChange({ regla: found(validityRules, target.value) ?? 'ninguna' })}
        />
        {typed.regla === 'dias' && (
          <NumericInput
            isWhole
            label={texts.dias}
            isRequired
            value={typed.dias}
            error={faults['dias']}
            onChange={({ target }) => onChange({ dias: target.value })}
          />
        )}
        {typed.regla === 'fecha' && (
          <DateInput
            label={texts.fecha}
            isRequired
            value={typed.fecha}
            error={faults['fecha']}
            onChange={({ target }) => onChange({ fecha: target.value })}
          />
        )}
      </FieldRow>
      <NumericInput
        isWhole
        label={texts.gracia}
        hint={texts.graciaHint}
        isRequired
        value={typed.gracia}
        error={faults['gracia']}
        onChange={({ target }) => onChange({ gracia: target.value })}
      />
      <Checkbox
        label={texts.obligatorio}
        checked={typed.obligatorio}
        onChange={({ target }) => onChange({ obligatorio: target.checked })}
      />
    </>
  )
}

/** Of whom it is asked, and where it stands among the others. */
export function WhomFields({ typed, faults, contract, isNew, onChange }: AskedFieldsProps) {
  return (
    <>
      {contract !== null && <p>{fill(texts.oneContractHint, { contrato: contract })}</p>}
      {contract === null && (
        <FieldRow>
          <Select
            label={texts.alcance}
            options={options(askedScopes, texts.alcances)}
            value={typed.alcance}
            onChange={({ target }) => onChange({ alcance: found(askedScopes, target.value) ?? 'proveedor' })}
          />
          {typed.alcance === 'contrato' && !typed.contrato && (
            <Select
              label={texts.tipoContrato}
              options={[
                { value: '', label: texts.anyContract },
                ...options(contractTypes, texts.contractTypes),
              ]}
              value={typed.tipo_contrato ?? ''}
              onChange={({ target }) => onChange({ tipo_contrato: found(contractTypes, target.value) })}
            />
          )}
        </FieldRow>
      )}
      {isNew && typed.alcance === 'contrato' && (
        <TextInput
          label={texts.contrato}
          hint={texts.contratoHint}
          maxLength={askedLimits.contrato}
          value={typed.contrato ?? ''}
          error={faults['contrato']}
          onChange={({ target }) => onChange({ contrato: target.value })}
        />
      )}
      <SupplierKindFields {...{ typed, faults, onChange }} />
      <NumericInput
        isWhole
        label={texts.orden}
        value={typed.orden}
        error={faults['orden']}
        onChange={({ target }) => onChange({ orden: target.value })}
      />
    </>
  )
}
