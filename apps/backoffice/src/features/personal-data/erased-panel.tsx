import { fill } from '@enlace/contract/core/fill.ts'
import type { PersonErased } from '@enlace/contract/personal-data/schemas.ts'
import { personalDataTexts as texts } from '@enlace/contract/personal-data/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { PartsTable } from './parts-table.tsx'

type ErasedPanelProps = { erased: PersonErased; onAnother: () => void }

/** What became of a person's data, for whoever answers the person. */
export function ErasedPanel({ erased: { correo, partes }, onAnother }: ErasedPanelProps) {
  return (
    <Stack>
      <Panel title={fill(texts.erased, { correo })} isFlush>
        <PartsTable
          caption={texts.erasedTable}
          parts={partes}
          fate={texts.erasedFate}
          fates={texts.erasedFates}
        />
      </Panel>
      <p role="status">{texts.erasedHint}</p>
      <div>
        <Button onClick={onAnother}>{texts.another}</Button>
      </div>
    </Stack>
  )
}
