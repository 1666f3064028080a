import type { DocumentDescription } from '@enlace/contract/documents/description.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  type DocumentKind,
  documentKinds,
  type RelatedDocument,
} from '@enlace/contract/documents/related/kinds.ts'
import { roadTexts as texts } from '@enlace/contract/documents/road-texts.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { documentTone } from '@enlace/domain/document-states.ts'
import { stateOwners } from '@enlace/web/document/field-value.ts'
import { documentStateWord } from '@enlace/web/document/document-state-chip.tsx'

/** One step of a document's road. */
export type RoadStep = {
  id: string
  title: string
  fecha: CalendarDate | null
  state: 'done' | 'current' | 'stopped' | 'todo'
  /** Why it stopped, what it waits for, or of how many documents it consists. */
  reason?: string | undefined
}

/** What a document tells of itself on the road. */
export type RoadDocument = Pick<RelatedDocument, 'kind' | 'fecha' | 'estado' | 'fecha_programada'>

/** A document on its own road. */
export const ownOf = (
  { kind, date }: Pick<DocumentDescription, 'kind' | 'date'>,
  document: { estado: string },
): RoadDocument => ({
  kind,
  // A description's date is a day, which a test holds it to.
  fecha: (document as Readonly<Record<string, unknown>>)[date] as CalendarDate | null,
  estado: document.estado,
  fecha_programada: null,
})

type Road = {
  own: RoadDocument
  related: readonly RoadDocument[]
  /** Kinds that the person hears nothing of: that there are none says nothing. */
  mayOpen: (kind: DocumentKind) => boolean
  /** Which share of an order has arrived. */
  receivedPercent?: string
}

const plural = {
  'purchase-order': texts.orders,
  'purchase-tickets': texts.tickets,
  'account-statements': texts.invoices,
} as const

/** States in which a document counts for nothing: it does not take the business further, nor does it hold it up. */
const withoutEffect = new Set(['anulada', 'anulado', 'reversada'])
const scheduledStates = new Set(['programada', 'en_banco', 'pago_parcial', 'pagada'])

/**
 * The road of a business from its order to its payment as it is seen from one of its documents: the documents of each
 * step with the day of the last one, what is still to come, and where it stopped. What came before is told only where it
 * is known: many invoices have no order.
 */
export function roadOfBusiness({ own, related, mayOpen, receivedPercent }: Road): RoadStep[] {
  const all = [own, ...related]
  const of = (kind: DocumentKind) => all.filter((document) => document.kind === kind)
  const ownPlace = documentKinds.indexOf(own.kind)
  const roads = (['purchase-order', 'purchase-tickets', 'account-statements'] as const).flatMap((kind) => {
    const documents = of(kind)
    const isBehind = documentKinds.indexOf(kind) <= ownPlace
    if (documents.length === 0 && (isBehind || !mayOpen(kind))) return []
    return [stepOf(kind, documents, kind === own.kind ? own : undefined)]
  })
  const steps = [
    ...roads,
    ...(own.kind === 'notes-debit'
      ? noteSteps(own)
      : paymentSteps(of('account-statements'), of('payments-made'), own)),
  ]
  return withReceived(markCurrent(steps, own), receivedPercent)
}

function stepOf(
  kind: 'purchase-order' | 'purchase-tickets' | 'account-statements',
  documents: readonly RoadDocument[],
  own: RoadDocument | undefined,
): RoadStep {
  const living = documents.filter(({ estado }) => !withoutEffect.has(estado))
  const fecha = lastDay(living)
  const title = texts[kind]
  // What stops the document of the page stops its road; another one of many does not.
  const stopped = own ?? (documents.length === 1 ? documents[0] : undefined)
  if (stopped && isStopped(stopped))
    return {
      id: kind,
      title,
      fecha: stopped.fecha,
      state: 'stopped',
      reason: documentStateWord(stateOwners[kind], stopped.estado),
    }
  if (living.length === 0) return { id: kind, title, fecha: null, state: 'todo' }
  const reason = living.length > 1 ? fill(plural[kind], { n: living.length }) : undefined
  return { id: kind, title, fecha, state: 'done', reason }
}

/** A note ends where it was taken off what the company owes. */
function noteSteps(own: RoadDocument): RoadStep[] {
  const note = { id: own.kind, title: texts['notes-debit'], fecha: own.fecha }
  const applied = { id: 'applied', title: texts.applied, fecha: null }
  if (withoutEffect.has(own.estado))
    return [
      { ...note, state: 'stopped', reason: documentStateWord('nota_debito', own.estado) },
      { ...applied, state: 'todo' },
    ]
  const isObjected = own.estado === 'objetada' || own.estado === 'objecion_aceptada'
  const reason = own.estado === 'aplicada' ? undefined : documentStateWord('nota_debito', own.estado)
  return [
    { ...note, state: 'done' },
    {
      ...applied,
      state: own.estado === 'aplicada' ? 'done' : isObjected ? 'stopped' : 'todo',
      reason: own.estado === 'emitida' ? undefined : reason,
    },
  ]
}

function paymentSteps(
  invoices: readonly RoadDocument[],
  payments: readonly RoadDocument[],
  own: RoadDocument,
): RoadStep[] {
  const living = invoices.filter(({ estado }) => !withoutEffect.has(estado))
  const scheduled = living.filter(
    ({ estado, fecha_programada }) => scheduledStates.has(estado) || fecha_programada !== null,
  )
  const paid = living.filter(({ estado }) => estado === 'pagada')
  const arrived = payments.filter(({ estado }) => estado === 'pagado')
  const [failed] = own.kind === 'payments-made' ? (isStopped(own) ? [own] : []) : lonelyFailure(payments)
  const isPaid = own.kind === 'payments-made' ? own.estado === 'pagado' : isWhole(paid, living)
  const isScheduled = isPaid || own.kind === 'payments-made' || isWhole(scheduled, living)
  return [
    {
      id: 'scheduled',
      title: texts.scheduled,
      fecha: lastScheduled(scheduled),
      state: isScheduled ? 'done' : scheduled.length > 0 ? 'current' : 'todo',
      reason: partText(texts.scheduledOf, scheduled, living),
    },
    failed
      ? {
          id: 'paid',
          title: texts.paid,
          fecha: failed.fecha,
          state: 'stopped',
          reason: documentStateWord('pago', failed.estado),
        }
      : {
          id: 'paid',
          title: texts.paid,
          fecha: own.kind === 'payments-made' ? own.fecha : lastDay(arrived),
          state: isPaid ? 'done' : arrived.length > 0 ? 'current' : 'todo',
          reason: own.kind === 'payments-made' ? undefined : partText(texts.paidOf, paid, living),
        },
  ]
}

/** The first step that is not taken is the one that the business waits for, unless it stopped before. */
function markCurrent(steps: RoadStep[], own: RoadDocument): RoadStep[] {
  const stop = steps.findIndex(({ state }) => state === 'stopped')
  const next = steps.findIndex(({ state }) => state === 'todo' || state === 'current')
  return steps.map((step, place) => {
    if (stop >= 0 && place > stop) return { ...step, state: step.state === 'done' ? 'done' : 'todo' }
    if (place !== next || stop >= 0) return step
    const reason = own.kind === 'payments-made' ? documentStateWord('pago', own.estado) : step.reason
    return { ...step, state: 'current', reason }
  })
}

/** Of an order that came in part only, the entry is still under way whatever followed. */
function withReceived(steps: RoadStep[], percent: string | undefined): RoadStep[] {
  if (percent === undefined || Number(percent) >= 100) return steps
  return steps.map((step) =>
    step.id === 'purchase-tickets' && step.state === 'done'
      ? {
          ...step,
          state: 'current',
          reason: fill(texts.received, { percent: formatQuantity(percent) }),
        }
      : step,
  )
}

const isStopped = ({ kind, estado }: RoadDocument) => {
  const owner = stateOwners[kind]
  return withoutEffect.has(estado) || documentTone(owner, estado) === 'bad'
}

/** The payment that failed where no other was made. */
const lonelyFailure = (payments: readonly RoadDocument[]) =>
  payments.length > 0 && payments.every(isStopped) ? payments.slice(-1) : []

const isWhole = (part: readonly unknown[], whole: readonly unknown[]) =>
  whole.length > 0 && part.length === whole.length

const partText = (text: string, part: readonly unknown[], whole: readonly unknown[]) =>
  part.length > 0 && part.length < whole.length
    ? fill(text, { n: part.length, total: whole.length })
    : undefined

const lastDay = (documents: readonly RoadDocument[]) => latest(documents.map(({ fecha }) => fecha))
const lastScheduled = (documents: readonly RoadDocument[]) =>
  latest(documents.map(({ fecha_programada }) => fecha_programada))

const latest = (days: readonly (CalendarDate | null)[]): CalendarDate | null =>
  days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null)
