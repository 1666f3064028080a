import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  downloadDocumentTemplate,
  downloadDocumentVersion,
  requiredDocuments,
  submitDocument,
} from '@enlace/contract/required-documents/calls.ts'
import { requiredDocumentTexts as texts } from '@enlace/contract/required-documents/texts.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useCallback } from 'react'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../http/client.ts'
import { download } from '@enlace/web/http/download.ts'
import type { Finish } from '../upload/transfer.ts'
import { dropTransfer, goOnTransfer, pauseTransfer, startTransfer } from '../upload/transfers.ts'
import { useTransfers } from '../upload/use-transfers.ts'
import type { DocumentDesk } from './desk.ts'

/** The check-list of the supplier or of one of its contracts; asked again whenever it is opened: the company decides meanwhile. */
export const requiredDocumentsQuery = (contract?: string) => ({
  ...callQuery(requiredDocuments, { query: { contract } }),
  staleTime: 0,
})

const purpose = 'required-document'

/** What the page of a check-list does; files on their way go on while other pages are open, and after a reload. */
export function useDocumentDesk(contract?: string): DocumentDesk {
  const client = useQueryClient()
  const finish = useCallback<Finish>(
    async (upload, { subject, fields }) => {
      const [id = '', of = ''] = subject.split(' ')
      const { version } = await send(submitDocument, {
        params: { id },
        body: {
          upload,
          contract: of === '' ? null : of,
          expedido: dayIn(fields['expedido']),
          vence: dayIn(fields['vence']),
        },
      })
      // Whatever shows documents shows the new one: the check-list, the start page, the profile.
      await client.invalidateQueries()
      const documento = fields['documento'] ?? ''
      toast({ kind: 'success', message: fill(texts.sent, { documento, version }) })
    },
    [client],
  )
  const transfers = useTransfers(purpose, finish)
  return {
    transfers: transfers.filter(({ subject }) => subject.split(' ')[1] === contract),
    send: ({ id, nombre }, file, { expedido, vence }) => {
      const subject = contract === undefined ? id : `${id} ${contract}`
      startTransfer({ purpose, subject, file, fields: { documento: nombre, expedido, vence } })
    },
    pause: (id) => void pauseTransfer(id),
    goOn: goOnTransfer,
    drop: dropTransfer,
    downloadTemplate: (id) => void download(downloadDocumentTemplate, { params: { id } }),
    downloadVersion: (id) => void download(downloadDocumentVersion, { params: { id } }),
  }
}

const dayIn = (text: string | null | undefined) => (text ? calendarDate(text) : null)
