import { fill } from '@enlace/contract/core/fill.ts'
import type { BankChange } from '@enlace/contract/bank-accounts/schemas.ts'
import { bankStateTexts as texts } from '@enlace/contract/bank-accounts/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { StateChip, stateWord } from '@enlace/web/document/state-chip.tsx'

/** The state of a change of account; an approved one says until when it waits. */
export function ChangeChip({ change: { estado, aplica_at } }: { change: BankChange }) {
  const state = stateWord('cambio_cuenta', estado)
  const isOnHold = estado === 'aprobado' && aplica_at !== null
  return (
    <StateChip owner="cambio_cuenta" state={estado}>
      {isOnHold ? fill(texts.onHold, { state, fecha: formatInstant(new Date(aplica_at)) }) : state}
    </StateChip>
  )
}
