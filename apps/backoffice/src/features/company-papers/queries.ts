import {
  addCompanyPaper,
  downloadPaperVersion,
  listDeskPapers,
  replaceCompanyPaper,
  retireCompanyPaper,
} from '@enlace/contract/company-papers/calls.ts'
import type { DeskPaper, PaperForm } from '@enlace/contract/company-papers/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download } from '@enlace/web/http/download.ts'
import { partsOf } from '@enlace/web/http/file-parts.ts'
import { uploader } from '@enlace/web/http/upload.ts'
import { send } from '../../core/session/client.ts'

/** The papers of the company. */
export const papersQuery = () => ({ ...callQuery(listDeskPapers), staleTime: 0 })

/** Shows a paper, or puts a new version in the place of one. @throws CallFailure */
export const sendPaper = (
  replaced: DeskPaper | undefined,
  { form, file }: { form: PaperForm; file: File },
  onProgress: (sent: number) => void,
) =>
  replaced === undefined
    ? uploader(onProgress)(addCompanyPaper, { body: { ...form, ...partsOf([file]) } })
    : uploader(onProgress)(replaceCompanyPaper, {
        params: { id: replaced.id },
        body: { ...form, version: replaced.version, ...partsOf([file]) },
      })

/** Shows a paper no more. @throws CallFailure */
export const sendRetirement = ({ id, version }: DeskPaper) =>
  send(retireCompanyPaper, { params: { id }, body: { version } })

/** Gets the file of a version to the person. */
export const downloadVersion = (id: number) => download(downloadPaperVersion, { params: { id } })
