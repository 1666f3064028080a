import {
  downloadDocumentArchive,
  getDocumentArchive,
  makeDocumentArchive,
  setDocumentArchive,
} from '@enlace/contract/document-archive/calls.ts'
import type { ArchiveSettings, DocumentArchive } from '@enlace/contract/document-archive/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download } from '@enlace/web/http/download.ts'
import { send } from '../../core/session/client.ts'

/** Milliseconds between two looks while an archive is being made. */
const watchEvery = 2000

const isUnderWay = ({ archivos }: DocumentArchive) =>
  archivos.some(({ estado }) => estado === 'waiting' || estado === 'running')

/** The schedule and the archives; looked at again and again while one is being made. */
export const archiveQuery = () => ({
  ...callQuery(getDocumentArchive),
  staleTime: 0,
  refetchInterval: ({ state: { data } }: { state: { data: DocumentArchive | undefined } }) =>
    data && isUnderWay(data) ? watchEvery : false,
})

/** Sets the schedule. @throws CallFailure */
export const sendSettings = (body: ArchiveSettings) => send(setDocumentArchive, { body })

/** Makes the archive of a month. @throws CallFailure */
export const sendMonth = (mes: string) => send(makeDocumentArchive, { body: { mes } })

/** Gets a file of an archive to the person. */
export const downloadPart = (id: string, parte: number) =>
  download(downloadDocumentArchive, { params: { id, parte } })
