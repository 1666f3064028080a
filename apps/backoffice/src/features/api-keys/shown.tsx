import type { ApiKey } from '@enlace/contract/api-keys/schemas.ts'
import { apiKeysTexts as texts, apiKeyStateTexts } from '@enlace/contract/api-keys/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { ApiKeyState } from '@enlace/domain/api-key.ts'
import type { Tone } from '@enlace/ui/core/tone.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'

const tones = {
  vigente: 'good',
  por_reemplazar: 'warning',
  vencida: 'neutral',
  revocada: 'bad',
} as const satisfies Record<ApiKeyState, Tone>

/** How a key stands, as a chip. */
export function KeyChip({ estado }: Pick<ApiKey, 'estado'>) {
  return <StatusChip tone={tones[estado]}>{apiKeyStateTexts[estado]}</StatusChip>
}

/** When a key was last used, and from where. */
export function LastUse({ apiKey: { usada_at: at, usada_desde: address } }: { apiKey: ApiKey }) {
  return (
    <>
      {at === null ? texts.never : showInstant(at)}
      {address !== null && <div>{fill(texts.from, { address })}</div>}
    </>
  )
}
