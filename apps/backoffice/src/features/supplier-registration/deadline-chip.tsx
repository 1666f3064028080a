import type { DeskRegistration } from '@enlace/contract/supplier-registration/desk/schemas'
import { deadlineTexts } from '@enlace/contract/supplier-registration/desk/texts'
import { StatusChip } from '@enlace/ui/status-chip'

const tones = { a_tiempo: 'neutral', por_vencer: 'warning', vencida: 'bad' } as const

/** How a request stands against its term; one that was answered has none. */
export function DeadlineChip({ plazo }: Pick<DeskRegistration, 'plazo'>) {
  if (plazo === null) return null
  return <StatusChip tone={tones[plazo]}>{deadlineTexts[plazo]}</StatusChip>
}
