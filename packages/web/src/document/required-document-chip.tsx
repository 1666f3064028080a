import { requiredDocumentTexts } from '@enlace/contract/required-documents/texts.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import type { StateOf } from '@enlace/domain/states.ts'
import { StateChip } from './state-chip.tsx'

type RequiredDocumentChipProps = { estado: StateOf<'documento_exigido'>; obligatorio: boolean }

/** The state of a required document: one that may be left out and was never sent is nobody's fault. */
export function RequiredDocumentChip({ estado, obligatorio }: RequiredDocumentChipProps) {
  if (estado === 'falta' && !obligatorio)
    return <StatusChip tone="neutral">{requiredDocumentTexts.optional}</StatusChip>
  return <StateChip owner="documento_exigido" state={estado} />
}
