import type { ReviewThread } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import type { Qualification } from '@enlace/contract/supplier-qualification/schemas.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { periodOfDay, publicationDay } from '@enlace/domain/evaluation-period.ts'
import type { KeptQualification, KeptReview } from './evaluation/queries.ts'
import { actionToday } from './evaluation/rules.ts'

/** Presents a supplier's qualification as of today. */
export function presentQualification(kept: KeptQualification, today: CalendarDate): Qualification {
  const { evaluation, trend, form, reviews, actions, mayAct } = kept
  const next = form && periodOfDay(today, form.periodicidad)
  return {
    evaluation,
    trend,
    form,
    next: next && { periodo: next.id, publica: publicationDay(next) },
    reviews,
    actions: actions.map((action) => actionToday(action, today, mayAct)),
    may: { review: mayReview(kept, today), plan: mayAct && evaluation !== null },
  }
}

function mayReview(
  { evaluation, reviews, mayAct }: KeptQualification,
  today: CalendarDate,
): Qualification['may']['review'] {
  if (!evaluation) return 'none'
  if (evaluation.reemplazada_at !== null) return 'replaced'
  if (reviews.some(({ estado }) => estado === 'solicitada' || estado === 'en_revision')) return 'open'
  if (today > evaluation.revision_hasta) return 'late'
  return mayAct ? 'yes' : 'read-only'
}

/** Presents a request for review with the actions that the person may take. */
export function presentReview({ may_act, ...review }: KeptReview): ReviewThread {
  const isOpen = review.estado === 'solicitada' || review.estado === 'en_revision'
  return { ...review, may: { reply: may_act && isOpen, withdraw: may_act && isOpen } }
}
