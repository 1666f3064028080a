import { useQueryClient } from '@tanstack/react-query'
import type { Act } from '@enlace/contract/acts/schemas.ts'
import { actFormTexts as texts } from '@enlace/contract/acts/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useMessageFiles } from '@enlace/web/messages/use-message-files.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import type { ActedDocument } from './acted-document.ts'
import { AgreeForm } from './agree-form.tsx'
import { ObjectForm } from './object-form.tsx'
import { type FilledAct, sendAct } from './queries.ts'
import { ReportForm } from './report-form.tsx'

type ActDialogProps = { act: Act; document: ActedDocument; isOpen: boolean; onClose: () => void }

const words: Readonly<Record<Act, { title: string; intro: string }>> = {
  confirmar: { title: texts.confirmTitle, intro: texts.confirmIntro },
  novedad: { title: texts.reportTitle, intro: texts.reportIntro },
  aceptar: { title: texts.acceptTitle, intro: texts.acceptIntro },
  objetar: { title: texts.objectTitle, intro: texts.objectIntro },
  diferencia: { title: texts.differenceTitle, intro: texts.differenceIntro },
}

/** The form of an answer to a document. Closing it loses nothing; once it is taken, the page shows what changed. */
export function ActDialog({ act, document, isOpen, onClose }: ActDialogProps) {
  const client = useQueryClient()
  const chosen = useMessageFiles()
  const sending = useSending()
  const { id, kind, numero, valor } = document
  const handleSubmit = async (filled: FilledAct) => {
    const isTaken = await sending.run((onProgress) => sendAct(id, filled, chosen.files, onProgress))
    if (!isTaken) return false
    chosen.clear()
    onClose()
    toast({ kind: 'success', message: texts.done[act] })
    void client.invalidateQueries()
    return true
  }
  const form = {
    draft: `act:${kind}:${id}:${act}`,
    sending,
    chosen,
    onSubmit: handleSubmit,
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={fill(words[act].title, { numero })}
      closeLabel={texts.close}
    >
      <Stack>
        <p>{fill(words[act].intro, { valor })}</p>
        {(act === 'confirmar' || act === 'aceptar') && (
          <AgreeForm {...form} act={act} label={act === 'confirmar' ? texts.confirm : texts.accept} />
        )}
        {act === 'objetar' && <ObjectForm {...form} />}
        {(act === 'novedad' || act === 'diferencia') && (
          <ReportForm {...form} act={act} lines={document.lines} moneda={document.moneda} />
        )}
      </Stack>
    </Dialog>
  )
}
