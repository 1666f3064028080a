import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import type { Act, DocumentActs } from '@enlace/contract/acts/schemas.ts'
import { actFormTexts as texts } from '@enlace/contract/acts/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Suspense, useState } from 'react'
import { useNeedsServer } from '@enlace/web/connection.ts'
import type { ActedDocument } from './acted-document.ts'
import { DoneActs } from './done/done-acts.tsx'

const ActDialog = lazyPart(async () => (await import('./act-dialog.tsx')).ActDialog)

type ActPanelProps = { document: ActedDocument; acts: DocumentActs }

const labels: Readonly<Record<Act, string>> = {
  confirmar: texts.confirm,
  novedad: texts.report,
  aceptar: texts.accept,
  objetar: texts.object,
  diferencia: texts.difference,
}

/** What the supplier answered to a document, and what it may answer now; nothing where neither is anything. */
export function ActPanel({ document, acts }: ActPanelProps) {
  // A form that was opened stays: what was typed and chosen is still there when it is opened again.
  const [opened, setOpened] = useState<readonly Act[]>([])
  const [open, setOpen] = useState<Act | null>(null)
  const offline = useNeedsServer()
  const { done, possible, until, obstacle } = acts
  if (done.length === 0 && possible.length === 0 && obstacle === 'estado') return null
  const term = possible.includes('objetar') && until !== null && formatDate(until)
  const why =
    obstacle !== null &&
    (done.length === 0 || obstacle !== 'estado') &&
    fill(texts.obstacles[obstacle], { fecha: until === null ? '' : formatDate(until) })
  const handleOpen = (act: Act) => {
    setOpened((before) => [...new Set([...before, act])])
    setOpen(act)
  }
  return (
    <Panel title={texts.panel} isScreenOnly={done.length === 0 && !term && !why}>
      <Stack>
        {possible.length > 0 && (
          <Actions>
            {possible.map((act) => (
              <Button
                key={act}
                {...(act === 'confirmar' && { variant: 'primary' })}
                {...offline}
                onClick={() => handleOpen(act)}
              >
                {labels[act]}
              </Button>
            ))}
          </Actions>
        )}
        {term && <p>{fill(texts.until, { fecha: term })}</p>}
        {why && <p>{why}</p>}
        <DoneActs acts={done} />
      </Stack>
      {opened.map((act) => (
        <Suspense key={act} fallback={null}>
          <ActDialog act={act} document={document} isOpen={open === act} onClose={() => setOpen(null)} />
        </Suspense>
      ))}
    </Panel>
  )
}
