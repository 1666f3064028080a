import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import { askedTexts } from '@enlace/contract/documents/related/texts.ts'
import type { AskForm as AskRules, DocumentKind } from '@enlace/contract/questions/schemas.ts'
import { questionTexts as texts } from '@enlace/contract/questions/texts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import { readBoot } from '../company/boot.ts'
import { paths } from '../paths.ts'
import { AskForm } from './ask-form.tsx'
import { AskedAlready } from './asked-already.tsx'
import { documentQuestionsQuery, sendQuestion } from './queries.ts'
import { useMessageFiles } from '@enlace/web/messages/use-message-files.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'

type AskDialogProps = { kind: DocumentKind; id: string; numero: string; isOpen: boolean; onClose: () => void }

/** What was asked about a document already, and the form to ask; once it is sent, where it went. Closing it loses nothing. */
export function AskDialog({ kind, id, numero, isOpen, onClose }: AskDialogProps) {
  const client = useQueryClient()
  const asked = useQuery({ ...documentQuestionsQuery(kind, id), enabled: isOpen })
  const chosen = useMessageFiles()
  const sending = useSending()
  const [sent, setSent] = useState<{ id: string; numero: string }>()

  const handleSubmit = async ({ tipo, mensaje, idempotencyKey }: AskRules) => {
    const isTaken = await sending.run(async (onProgress) => {
      setSent(await sendQuestion({ kind, id, tipo, mensaje, idempotencyKey }, chosen.files, onProgress))
    })
    if (isTaken) {
      chosen.clear()
      void client.invalidateQueries()
    }
    return isTaken
  }
  const handleClose = () => {
    setSent(undefined)
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={fill(texts.title, { documento: fill(askedTexts[kind], { numero }) })}
      closeLabel={texts.close}
    >
      {sent ? (
        <Stack>
          <p ref={focus} tabIndex={-1}>
            {fill(texts.sent, { numero: sent.numero })}
          </p>
          <DialogFooter
            cancel={texts.close}
            onCancel={handleClose}
            confirm={texts.see}
            href={paths.question({ id: sent.id })}
          />
        </Stack>
      ) : (
        <Stack>
          {asked.isError ? <p role="alert">{texts.failed}</p> : null}
          {asked.data ? (
            <AskedAlready questions={asked.data.rows} />
          ) : (
            asked.isPending && <Skeleton lines={2} />
          )}
          {asked.data?.mayAsk === false ? (
            <p>{texts.readOnly}</p>
          ) : (
            <>
              <p>{fill(texts.intro, { company: readBoot().company.nombre })}</p>
              <AskForm draft={`ask:${kind}:${id}`} {...{ chosen, sending }} onSubmit={handleSubmit} />
            </>
          )}
        </Stack>
      )}
    </Dialog>
  )
}

/** The button that had the focus is gone with the form. */
function focus(element: HTMLElement | null) {
  element?.focus()
}
