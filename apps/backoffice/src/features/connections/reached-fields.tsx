import type { WrittenConnection } from '@enlace/contract/connections/schemas.ts'
import { connectionSystemTexts, connectionTexts as texts } from '@enlace/contract/connections/texts.ts'
import { connectionSystems } from '@enlace/domain/connections.ts'
import { Select } from '@enlace/ui/select.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import type { FieldFaults } from '@enlace/web/form/field-faults.ts'

type ReachedFieldsProps = {
  written: WrittenConnection
  faults: FieldFaults
  mayWrite: boolean
  /** Whether a secret is kept already. */
  isKept: boolean
  /** Whether it writes drafts of bills, too. */
  writes: boolean
  onChange: (part: Partial<WrittenConnection>) => void
}

/** Where the ERP is and by what it is entered, in that ERP's own words. */
export function ReachedFields({ written, faults, mayWrite, isKept, writes, onChange }: ReachedFieldsProps) {
  const { sistema } = written
  const usual = { disabled: !mayWrite, autoComplete: 'off', spellCheck: false }
  return (
    <>
      <Select
        label={texts.systemLabel}
        disabled={!mayWrite}
        value={sistema}
        options={connectionSystems.map((value) => ({ value, label: connectionSystemTexts[value] }))}
        onChange={({ target }) =>
          onChange({ sistema: connectionSystems.find((one) => one === target.value) ?? 'odoo' })
        }
      />
      <TextInput
        {...usual}
        label={texts.addressLabel}
        hint={texts.addressHint}
        error={faults['direccion']}
        isRequired
        inputMode="url"
        maxLength={300}
        value={written.direccion}
        onChange={({ target }) => onChange({ direccion: target.value })}
      />
      <TextInput
        {...usual}
        label={texts.placeLabels[sistema]}
        hint={texts.placeHints[sistema]}
        error={faults['base']}
        isRequired={sistema === 'odoo'}
        maxLength={140}
        value={written.base}
        onChange={({ target }) => onChange({ base: target.value })}
      />
      <TextInput
        {...usual}
        label={texts.userLabels[sistema]}
        hint={(writes ? texts.writerHints : texts.userHints)[sistema]}
        error={faults['usuario']}
        isRequired
        maxLength={200}
        value={written.usuario}
        onChange={({ target }) => onChange({ usuario: target.value })}
      />
      <TextInput
        {...usual}
        type="password"
        autoComplete="new-password"
        label={texts.secretLabels[sistema]}
        hint={isKept ? texts.secretKept : texts.secretHint}
        error={faults['secreto']}
        isRequired={!isKept}
        maxLength={1000}
        value={written.secreto}
        onChange={({ target }) => onChange({ secreto: target.value })}
      />
    </>
  )
}
