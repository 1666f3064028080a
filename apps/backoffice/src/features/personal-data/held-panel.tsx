import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { fill } from '@enlace/contract/core/fill.ts'
import type { ErasureAsked, PersonHeld } from '@enlace/contract/personal-data/schemas.ts'
import { personalDataTexts as texts } from '@enlace/contract/personal-data/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Suspense, useState } from 'react'
import { PartsTable } from './parts-table.tsx'

const EraseDialog = lazyPart(async () => (await import('./erase-dialog.tsx')).EraseDialog)

type HeldPanelProps = {
  held: PersonHeld
  mayWrite: boolean
  isDownloading: boolean
  onDownload: () => void
  /** @throws CallFailure */
  onErase: (asked: ErasureAsked) => Promise<void>
}

/** What is held of a person, and what can be done about it. */
export function HeldPanel({ held, mayWrite, isDownloading, onDownload, onErase }: HeldPanelProps) {
  const { correo, partes, trabaja } = held
  const [isErasing, setIsErasing] = useState(false)
  const goes = partes.some(({ destino }) => destino !== 'queda')
  return (
    <Stack>
      <Panel title={fill(texts.found, { correo })} isFlush>
        <PartsTable caption={texts.table} parts={partes} fate={texts.fate} fates={texts.fates} />
      </Panel>
      {trabaja && <Banner kind="info">{texts.stillStaff}</Banner>}
      {!goes && <Banner kind="info">{texts.nothingGoes}</Banner>}
      {mayWrite && (
        <>
          <p>{texts.downloadHint}</p>
          <Actions>
            <Button icon={downloadIcon} isBusy={isDownloading} onClick={onDownload}>
              {texts.download}
            </Button>
            {goes && !trabaja && (
              <Button variant="danger-quiet" onClick={() => setIsErasing(true)}>
                {texts.erase}
              </Button>
            )}
          </Actions>
        </>
      )}
      <Suspense>
        {isErasing && <EraseDialog {...{ held, onErase }} onClose={() => setIsErasing(false)} />}
      </Suspense>
    </Stack>
  )
}
