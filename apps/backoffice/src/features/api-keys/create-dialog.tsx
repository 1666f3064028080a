import { NewApiKey, type ToldKey } from '@enlace/contract/api-keys/schemas.ts'
import { apiKeyTexts as texts, apiScopeTexts } from '@enlace/contract/api-keys/texts.ts'
import { type ApiScope, apiScopes } from '@enlace/domain/api-key.ts'
import { parseCalendarDate } from '@enlace/domain/calendar-date.ts'
import { CreateKeyDialog } from '@enlace/web/secrets/create-key-dialog.tsx'
import { useState } from 'react'
import { Choices } from '../../core/choices/choices.tsx'

type CreateDialogProps = {
  onCreate: (wanted: NewApiKey) => Promise<ToldKey>
  onTold: (told: ToldKey) => void
  onClose: () => void
}

/** Asks what a key of the company is for, and makes it. */
export function CreateDialog(props: CreateDialogProps) {
  const [alcances, setAlcances] = useState<readonly ApiScope[]>([])
  return (
    <CreateKeyDialog
      {...props}
      texts={texts}
      schema={NewApiKey}
      wantedOf={({ nombre, vence }) => ({ nombre, alcances, vence: parseCalendarDate(vence) ?? null })}
    >
      {(faults) => (
        <Choices
          legend={texts.scopesLabel}
          options={apiScopes.map((scope) => [scope, apiScopeTexts[scope]] as const)}
          chosen={alcances}
          fault={faults['alcances']}
          onChange={setAlcances}
        />
      )}
    </CreateKeyDialog>
  )
}
