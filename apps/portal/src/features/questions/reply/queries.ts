import { addressOf } from '@enlace/api-client/client.ts'
import { downloadReplyFile, sendReply } from '@enlace/contract/questions/calls.ts'
import { readBoot } from '../../../core/company/boot.ts'
import { uploader } from '@enlace/web/http/upload.ts'
import { partsOf } from '@enlace/web/http/file-parts.ts'

/** Answers a thread by a mailed link, with files. */
export const answerByLink = (
  token: string,
  { mensaje, resuelta }: { mensaje: string; resuelta: boolean },
  files: readonly File[],
  onProgress: (sent: number) => void,
) =>
  uploader(onProgress)(sendReply, {
    params: { token },
    body: { mensaje, resuelta: resuelta ? 'true' : 'false', ...partsOf(files) },
  })

/** Where a file of the thread is got by the link. */
export const replyFileHref = (token: string, id: string) =>
  addressOf(readBoot().environment.apiUrl, downloadReplyFile, { params: { token, id } })
