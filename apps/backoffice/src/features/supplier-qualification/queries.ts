import {
  beginEvaluation,
  decideEvaluationReview,
  decideImprovementAction,
  downloadDeskQualificationFile,
  getEvaluationWork,
  listEvaluationPeriods,
  publishEvaluation,
  scoreEvaluation,
  takeProposedForm,
} from '@enlace/contract/supplier-qualification/desk/calls.ts'
import type {
  EvidenceAct,
  NewEvaluation,
  ReviewAct,
  Scores,
} from '@enlace/contract/supplier-qualification/desk/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download } from '@enlace/web/http/download.ts'
import { send } from '../../core/session/client.ts'

/** The periods that may be evaluated now. */
export const periodsQuery = () => ({ ...callQuery(listEvaluationPeriods), staleTime: 0 })

/** One evaluation. */
export const evaluationQuery = (id: string) => ({
  ...callQuery(getEvaluationWork, { params: { id } }),
  staleTime: 0,
})

/** Begins an evaluation, or finds its draft. @throws CallFailure */
export const begin = (body: NewEvaluation) => send(beginEvaluation, { body })

/** Takes the form that the product proposes. @throws CallFailure */
export const takeForm = () => send(takeProposedForm)

/** Keeps scores. @throws CallFailure */
export const sendScores = (id: string, body: Scores) => send(scoreEvaluation, { params: { id }, body })

/** Publishes a draft. @throws CallFailure */
export const sendPublication = (id: string, visto: string) =>
  send(publishEvaluation, { params: { id }, body: { visto } })

/** Answers a request for review, or decides about it. @throws CallFailure */
export const sendReviewAct = (id: string, body: ReviewAct) =>
  send(decideEvaluationReview, { params: { id }, body })

/** Decides about an evidence. @throws CallFailure */
export const sendEvidenceAct = (id: string, body: EvidenceAct) =>
  send(decideImprovementAction, { params: { id }, body })

/** Gets a file of a review or an evidence to the person. */
export const downloadFile = (id: string) => download(downloadDeskQualificationFile, { params: { id } })
