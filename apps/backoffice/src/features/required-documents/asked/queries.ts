import {
  askDocument,
  changeAskedDocument,
  changeReminderPlan,
  countAudience,
  downloadAskedTemplate,
  getReminderPlan,
  listAskedDocuments,
  reactivateAskedDocument,
  removeDocumentTemplate,
  retireAskedDocument,
  sendDocumentTemplate,
} from '@enlace/contract/required-documents/asked/calls.ts'
import type {
  AskedDocument,
  AskedForm,
  ReminderPlan,
} from '@enlace/contract/required-documents/asked/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download } from '@enlace/web/http/download.ts'
import { partsOf } from '@enlace/web/http/file-parts.ts'
import { uploader } from '@enlace/web/http/upload.ts'
import { send } from '../../../core/session/client.ts'

/** What the company asks of its suppliers. */
export const askedQuery = () => ({ ...callQuery(listAskedDocuments), staleTime: 0 })

/** When suppliers are reminded by themselves. */
export const planQuery = () => ({ ...callQuery(getReminderPlan), staleTime: 0 })

/** Of how many suppliers a document would be asked. */
export const audienceQuery = (form: AskedForm) =>
  callQuery(countAudience, {
    query: {
      alcance: form.alcance,
      ...(form.alcance === 'contrato' && form.tipo_contrato && { tipo_contrato: form.tipo_contrato }),
      ...(form.persona && { persona: form.persona }),
      ...(form.suministro && { suministro: form.suministro }),
      ...(form.tamanos.length > 0 && { tamanos: form.tamanos.join(',') }),
      ...(form.riesgos.length > 0 && { riesgos: form.riesgos.join(',') }),
    },
  })

/** Asks for a document, or changes one of a version. @throws CallFailure */
export const sendAsked = (document: AskedDocument | undefined, form: AskedForm) =>
  document === undefined
    ? send(askDocument, { body: form })
    : send(changeAskedDocument, {
        params: { id: document.id },
        body: { form, version: document.version },
      })

/** Asks for a document no more, or again. @throws CallFailure */
export const sendSwitch = ({ id, version, activo }: AskedDocument) =>
  send(activo ? retireAskedDocument : reactivateAskedDocument, { params: { id }, body: { version } })

/** Gives a document its template. @throws CallFailure */
export const sendTemplate = (
  { id, version }: AskedDocument,
  file: File,
  onProgress: (sent: number) => void,
) => uploader(onProgress)(sendDocumentTemplate, { params: { id }, body: { version, ...partsOf([file]) } })

/** Takes the template of a document away. @throws CallFailure */
export const dropTemplate = ({ id, version }: AskedDocument) =>
  send(removeDocumentTemplate, { params: { id }, body: { version } })

/** Gets the template of a document to the person. */
export const downloadTemplate = (id: string) => download(downloadAskedTemplate, { params: { id } })

/** Changes when suppliers are reminded. @throws CallFailure */
export const sendPlan = (plan: ReminderPlan) => send(changeReminderPlan, { body: plan })
