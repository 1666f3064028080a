import { annexDocuments, type AskedAnnex, listLimits } from '@enlace/contract/invoices/lists/schemas.ts'
import { invoiceListsTexts as texts } from '@enlace/contract/invoices/lists/texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { FieldRow } from '@enlace/ui/field-row.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useId } from 'react'
import { SupplierKindFields } from '../../../core/supplier-kinds/supplier-kind-fields.tsx'
import type { Faults } from './faults.ts'

type AnnexFieldsProps = {
  annex: AskedAnnex
  faults: Faults
  isDisabled: boolean
  onChange: (changes: Partial<AskedAnnex>) => void
}

/** An annex, of which documents and suppliers it is asked, and whether it has to be there. */
export function AnnexFields({ annex, faults, isDisabled, onChange }: AnnexFieldsProps) {
  const usual = useId()
  return (
    <>
      <FieldRow>
        <TextInput
          label={texts.annex}
          hint={texts.annexHint}
          isRequired
          list={usual}
          maxLength={listLimits.annex}
          value={annex.nombre}
          disabled={isDisabled}
          error={faults['nombre']}
          onChange={({ target }) => onChange({ nombre: target.value })}
        />
        <Select
          label={texts.documents}
          options={annexDocuments.map((value) => ({ value, label: texts.documentChoices[value] }))}
          value={annex.documentos}
          disabled={isDisabled}
          onChange={({ target }) =>
            onChange({ documentos: annexDocuments.find((one) => one === target.value) ?? 'todos' })
          }
        />
      </FieldRow>
      <datalist id={usual}>
        {texts.usual.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <Checkbox
        label={texts.mandatory}
        checked={annex.obligatorio}
        disabled={isDisabled}
        onChange={({ target }) => onChange({ obligatorio: target.checked })}
      />
      <SupplierKindFields typed={annex} {...{ faults, isDisabled, onChange }} />
    </>
  )
}
