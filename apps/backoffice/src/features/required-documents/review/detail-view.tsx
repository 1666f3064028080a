import { deskTexts } from '@enlace/contract/core/desk/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Presence } from '@enlace/contract/sign-in/presence/schemas.ts'
import type { DocumentReview } from '@enlace/contract/required-documents/desk/schemas.ts'
import { documentsReviewTexts as texts } from '@enlace/contract/required-documents/desk/texts.ts'
import {
  type CalendarDate,
  formatDate,
  formatInstant,
  parseCalendarDate,
} from '@enlace/domain/calendar-date.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { decisionChoice } from '../../../core/desk/decision-choice.tsx'
import type { Decision } from '../../../core/desk/decision-form.tsx'
import { type DeskChoice, DeskDecision } from '../../../core/desk/desk-decision.tsx'
import { DeskPage } from '../../../core/desk/desk-page.tsx'
import { FileViewer } from '../../../core/papers/file-viewer.tsx'

type DocumentReviewViewProps = {
  review: DocumentReview
  others: readonly Presence[]
  mayWrite: boolean
  listHref: string
  file: { addressOf: (id: string) => Promise<string>; onDownload: (id: string) => void }
  onApprove: (lastDay: CalendarDate | null) => Promise<void>
  onReject: (reason: string) => Promise<void>
}

/** A version of a required document beside what is asked of it. */
export function DocumentReviewView(props: DocumentReviewViewProps) {
  const { review, others, mayWrite, listHref, file } = props
  const { documento, estado } = review
  return (
    <DeskPage
      list={{ title: texts.title, href: listHref }}
      place={documento}
      title={documento}
      description={`${review.proveedor} · NIT ${formatWholeNit(review.nit)}`}
      status={<StateChip owner="version_documento" state={estado} />}
      mayWrite={mayWrite}
      others={others}
      decision={<DeskDecision choices={choicesOf(props)} />}
      papers={
        <FileViewer
          file={{ id: review.id, nombre: review.archivo, media_type: review.media_type }}
          addressOf={file.addressOf}
          onDownload={file.onDownload}
        />
      }
    >
      {review.hay_posterior && <Banner kind="info">{texts.later}</Banner>}
      <Panel title={deskTexts.about}>
        <DefinitionList items={factsOf(review)} />
      </Panel>
    </DeskPage>
  )
}

function factsOf(review: DocumentReview) {
  const { expedido, vence, anterior, contrato, motivo, revisado_por: who, revisado_at: at } = review
  const values = { version: anterior?.version ?? 0, fecha: anterior?.vence ? formatDate(anterior.vence) : '' }
  const items = [
    { label: texts.rule, value: review.regla },
    { label: texts.issued, value: expedido === null ? '' : formatDate(expedido) },
    { label: texts.vence, value: vence === null ? texts.noEnd : formatDate(vence) },
    { label: texts.contrato, value: contrato ?? '' },
    { label: texts.version, value: String(review.version) },
    { label: texts.by, value: `${review.subido_por} · ${formatInstant(new Date(review.desde))}` },
    {
      label: texts.former,
      value:
        anterior === null ? '' : fill(anterior.vence ? texts.formerVersion : texts.formerEndless, values),
    },
    { label: texts.reviewed, value: who && at ? `${who} · ${formatInstant(new Date(at))}` : '' },
    { label: texts.reason, value: motivo },
  ]
  return items.filter(({ value }) => value !== '')
}

function choicesOf({ review, onApprove, onReject }: DocumentReviewViewProps): DeskChoice[] {
  const { id, documento, vence } = review
  const isOffered = review.estado === 'en_revision'
  const approval: Decision = {
    title: fill(texts.approveTitle, { documento }),
    intro: texts.approveIntro,
    confirm: texts.confirmApprove,
    fields: [{ name: 'vence', label: texts.until, hint: texts.untilHint, kind: 'day', value: vence ?? '' }],
    draft: `document-approval:${id}`,
    done: fill(texts.approved, { documento }),
    onDecide: ({ vence: typed = '' }) => onApprove(parseCalendarDate(typed) ?? null),
  }
  const rejection: Decision = {
    title: fill(texts.rejectTitle, { documento }),
    intro: texts.rejectIntro,
    confirm: texts.confirmReject,
    isDanger: true,
    fields: [{ name: 'motivo', label: texts.rejectReason, kind: 'lines', isRequired: true }],
    draft: `document-rejection:${id}`,
    done: fill(texts.rejected, { documento }),
    onDecide: ({ motivo = '' }) => onReject(motivo),
  }
  return [
    decisionChoice({ id: 'reject', label: texts.reject, isOffered }, rejection),
    decisionChoice({ id: 'approve', label: texts.approve, isPrimary: true, isOffered }, approval),
  ]
}
