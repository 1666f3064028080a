import { fill } from '@enlace/contract/core/fill.ts'
import type { SupportingPermission } from '@enlace/contract/invoices/permission/schemas.ts'
import { supportingPermissionTexts as texts } from '@enlace/contract/invoices/permission/texts.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'

type SupportingPanelProps = {
  permission: SupportingPermission
  mayWrite: boolean
  isBusy: boolean
  onSet: (abierta: boolean | null) => void
}

const words = { si: true, no: false } as const

/** Whether a supplier may send cuentas de cobro: by the company's rule, or by its word about this one. */
export function SupportingPanel({ permission, mayWrite, isBusy, onSet }: SupportingPanelProps) {
  const { regla, abierta, por, at } = permission
  return (
    <Panel title={texts.title}>
      <Stack>
        <p>{texts.hint}</p>
        <Select
          label={texts.choice}
          disabled={!mayWrite || isBusy}
          value={abierta === null ? '' : abierta ? 'si' : 'no'}
          options={[
            { value: '', label: regla ? texts.byRule.yes : texts.byRule.no },
            { value: 'si', label: texts.open },
            { value: 'no', label: texts.closed },
          ]}
          onChange={({ currentTarget: { value } }) =>
            onSet(value === 'si' || value === 'no' ? words[value] : null)
          }
        />
        {por !== null && at !== null && <p>{fill(texts.by, { at: showInstant(at), quien: por })}</p>}
      </Stack>
    </Panel>
  )
}
