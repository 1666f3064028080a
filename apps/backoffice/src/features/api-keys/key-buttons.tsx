import type { ApiKey } from '@enlace/contract/api-keys/schemas.ts'
import { apiKeysTexts as texts } from '@enlace/contract/api-keys/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'

/** What is asked about a key. */
export type KeyAct = 'rotate' | 'revoke'

type KeyButtonsProps = { apiKey: ApiKey; onAsk: (act: KeyAct, key: ApiKey) => void }

/** What can be done with a key that is still of use. */
export function KeyButtons({ apiKey, onAsk }: KeyButtonsProps) {
  const { estado, nombre } = apiKey
  if (estado === 'vencida' || estado === 'revocada') return null
  return (
    <Actions>
      {estado === 'vigente' && (
        <Button aria-label={fill(texts.rotateOf, { nombre })} onClick={() => onAsk('rotate', apiKey)}>
          {texts.rotate}
        </Button>
      )}
      <Button aria-label={fill(texts.revokeOf, { nombre })} onClick={() => onAsk('revoke', apiKey)}>
        {texts.revoke}
      </Button>
    </Actions>
  )
}
