import { useQueryClient } from '@tanstack/react-query'
import {
  addAction,
  answerReview,
  changeAction,
  downloadQualificationFile,
  getEvaluation,
  getEvaluationPdf,
  getIndicators,
  getQualification,
  getReview,
  issueEvaluationPaper,
  listIndicatorDocuments,
  requestReview,
  sendEvidence,
  withdrawAction,
  withdrawReview,
} from '@enlace/contract/supplier-qualification/calls.ts'
import type { IndicatorName } from '@enlace/contract/supplier-qualification/evaluation/limits.ts'
import type { ReviewThread } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import type { Qualification } from '@enlace/contract/supplier-qualification/schemas.ts'
import { planTexts } from '@enlace/contract/supplier-qualification/plan-texts.ts'
import { qualificationTexts } from '@enlace/contract/supplier-qualification/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../../core/http/client.ts'
import { download } from '@enlace/web/http/download.ts'
import { partsOf } from '@enlace/web/http/file-parts.ts'
import { uploader } from '@enlace/web/http/upload.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import type { ActionWords, Progress, ReviewWords } from './actions.ts'

/** The latest evaluation with all that belongs to it. */
export const qualificationQuery = () => ({ ...callQuery(getQualification), staleTime: 0 })

/** An earlier one. */
export const evaluationQuery = (id: string) => ({
  ...callQuery(getEvaluation, { params: { id } }),
  staleTime: 0,
})

/** What the portal measures of the period that runs. */
export const indicatorsQuery = () => callQuery(getIndicators, { query: {} })

/** Which documents are asked for. */
export type IndicatorFilter = {
  desde?: CalendarDate | undefined
  hasta?: CalendarDate | undefined
  solo?: 'incumplen' | undefined
  page: number
}

/** The documents behind one number. */
export const indicatorDocumentsQuery = (indicador: IndicatorName, filter: IndicatorFilter) =>
  callQuery(listIndicatorDocuments, { params: { indicador }, query: filter })

/** A request for review with what was written. */
export const reviewQuery = (id: string) => ({ ...callQuery(getReview, { params: { id } }), staleTime: 0 })

/** Gets a file of a request or of an action's evidence to the person. */
export const downloadFile = (id: string) => void download(downloadQualificationFile, { params: { id } })

/** Writes one more message into a request for review. */
export const sendReviewMessage = (
  id: string,
  message: { mensaje: string; idempotencyKey: string },
  files: readonly File[],
  onProgress: Progress,
): Promise<ReviewThread> =>
  uploader(onProgress)(answerReview, { params: { id }, body: { ...message, ...partsOf(files) } })

/** Takes a request for review back. */
export const takeReviewBack = (id: string): Promise<ReviewThread> => send(withdrawReview, { params: { id } })

/** What the page of an evaluation does; whatever it changed is asked for again. */
export function useQualificationActions(evaluation: string) {
  const client = useQueryClient()
  const { busy, run } = useAct()
  const refresh = () => client.invalidateQueries()
  return {
    busy,
    paper: () =>
      void run('paper', async () => {
        const { id, numero } = await send(issueEvaluationPaper, { params: { id: evaluation } })
        toast({ kind: 'success', message: fill(qualificationTexts.issued, { number: numero }) })
        await download(getEvaluationPdf, { params: { id } })
      }),
    async ask(words: ReviewWords, files: readonly File[], onProgress: Progress): Promise<ReviewThread> {
      const asked = await uploader(onProgress)(requestReview, {
        params: { id: evaluation },
        body: { ...words, ...partsOf(files) },
      })
      await refresh()
      return asked
    },
    async add(words: ActionWords, idempotencyKey: string): Promise<Qualification> {
      const answer = await send(addAction, { params: { id: evaluation }, body: { ...words, idempotencyKey } })
      await refresh()
      return answer
    },
    async change(id: string, version: number, words: ActionWords): Promise<Qualification> {
      const answer = await send(changeAction, { params: { id }, body: { ...words, version } })
      await refresh()
      return answer
    },
    async evidence(
      id: string,
      sent: { version: number; comentario: string },
      files: readonly File[],
      onProgress: Progress,
    ) {
      await uploader(onProgress)(sendEvidence, { params: { id }, body: { ...sent, ...partsOf(files) } })
      await refresh()
    },
    withdraw: (id: string, version: number) =>
      run(
        `withdraw:${id}`,
        async () => {
          try {
            await send(withdrawAction, { params: { id }, body: { version } })
          } finally {
            await refresh()
          }
        },
        planTexts.withdrawn,
      ),
    downloadFile,
  }
}
