import type { DeskRegistration } from '@enlace/contract/supplier-registration/desk/schemas.ts'
import { deadlineTexts } from '@enlace/contract/supplier-registration/desk/texts.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'

const tones = { a_tiempo: 'neutral', por_vencer: 'warning', vencida: 'bad' } as const

/** How a request stands against its term; one that was answered has none. */
export function DeadlineChip({ plazo }: Pick<DeskRegistration, 'plazo'>) {
  if (plazo === null) return null
  return <StatusChip tone={tones[plazo]}>{deadlineTexts[plazo]}</StatusChip>
}
