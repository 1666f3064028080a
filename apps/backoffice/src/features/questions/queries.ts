import {
  answerDeskQuestion,
  assignDeskQuestion,
  changeAnswerTemplate,
  createAnswerTemplate,
  downloadDeskQuestionFile,
  getDeskQuestion,
  listAnswerTemplates,
  noteDeskQuestion,
  removeAnswerTemplate,
  turnDeskQuestion,
} from '@enlace/contract/questions/desk/calls.ts'
import type { StaffState } from '@enlace/contract/questions/desk/state-schemas.ts'
import type { AnswerForm, NoteForm, TemplateBody } from '@enlace/contract/questions/desk/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download } from '@enlace/web/http/download.ts'
import { partsOf } from '@enlace/web/http/file-parts.ts'
import { uploader } from '@enlace/web/http/upload.ts'
import { send } from '../../core/session/client.ts'

/** One thread with all that is needed to answer it. */
export const questionQuery = (id: string) => ({
  ...callQuery(getDeskQuestion, { params: { id } }),
  staleTime: 0,
})

/** The company's answer templates. */
export const templatesQuery = () => ({ ...callQuery(listAnswerTemplates), staleTime: 0 })

/** What is done with a thread; each answers how it stands then. @throws CallFailure */
export const actsOf = (id: string) => {
  const params = { id }
  return {
    answer: (
      { mensaje, estado, idempotencyKey }: AnswerForm,
      version: number,
      files: readonly File[],
      onProgress: (sent: number) => void,
    ) =>
      uploader(onProgress)(answerDeskQuestion, {
        params,
        body: { mensaje, estado, idempotencyKey, version: String(version), ...partsOf(files) },
      }),
    turn: (version: number, estado: StaffState) =>
      send(turnDeskQuestion, { params, body: { version, estado } }),
    assign: (version: number, responsable: string | null) =>
      send(assignDeskQuestion, { params, body: { version, responsable } }),
    note: (body: NoteForm) => send(noteDeskQuestion, { params, body }),
  }
}

/** A thread as it is now is given to a member, or to nobody, or gets another state. @throws CallFailure */
export const inboxActs = {
  async assign(id: string, member: string | null) {
    await actsOf(id).assign(await versionOf(id), member)
  },
  async close(id: string) {
    await actsOf(id).turn(await versionOf(id), 'cerrada')
  },
}

const versionOf = async (id: string) => (await send(getDeskQuestion, { params: { id } })).version

/** Gets a file of a thread to the person. */
export const downloadFile = (id: string) => download(downloadDeskQuestionFile, { params: { id } })

/** What is done with templates; each answers all of them. @throws CallFailure */
export const templateActs = {
  create: (body: TemplateBody) => send(createAnswerTemplate, { body }),
  change: (id: string, version: number, body: TemplateBody) =>
    send(changeAnswerTemplate, { params: { id }, body: { ...body, version } }),
  remove: (id: string) => send(removeAnswerTemplate, { params: { id } }),
}
