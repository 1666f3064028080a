import type { ReviewThread } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** Told how much of an upload has gone, from 0 to 1. */
export type Progress = (sent: number) => void

/** What an action of the plan says. */
export type ActionWords = { criterio: string; accion: string; responsable: string; fecha: CalendarDate }

/** What a request for review says. */
export type ReviewWords = { criterios: string; mensaje: string; idempotencyKey: string }

/** What the person may do on the page of an evaluation. */
export type QualificationActions = {
  /** What is under way: the certificate, an action's withdrawal. */
  busy: string | undefined
  paper: () => void
  ask: (words: ReviewWords, files: readonly File[], onProgress: Progress) => Promise<ReviewThread>
  add: (words: ActionWords, idempotencyKey: string) => Promise<unknown>
  change: (id: string, version: number, words: ActionWords) => Promise<unknown>
  evidence: (
    id: string,
    sent: { version: number; comentario: string },
    files: readonly File[],
    onProgress: Progress,
  ) => Promise<void>
  withdraw: (id: string, version: number) => Promise<boolean>
  downloadFile: (id: string) => void
}
