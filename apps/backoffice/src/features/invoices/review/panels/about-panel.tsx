import { fill } from '@enlace/contract/core/fill.ts'
import type { InvoiceReview } from '@enlace/contract/invoices/desk/schemas.ts'
import { invoiceReviewTexts as texts } from '@enlace/contract/invoices/desk/screen-texts.ts'
import { assigneeTexts } from '@enlace/contract/staff/sign-in/assignee-texts.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { TotalsBox } from '@enlace/ui/totals-box.tsx'
import { showInstant, showText } from '@enlace/web/document/shown.ts'
import { annexTone, annexWord } from '@enlace/web/invoices/annex-words.ts'
import { AssigneeSelect } from '../../../../core/assignee/assignee-select.tsx'
import { ageText } from '../../age.ts'

type AboutPanelProps = {
  review: InvoiceReview
  /** Whether somebody may be made responsible now. */
  mayAssign: boolean
  isBusy: boolean
  onAssign: (member: string | null) => void
}

/** When an invoice was handed in and by whom, who looks after it, and whether its annexes are there. */
export function AboutPanel({ review, mayAssign, isBusy, onAssign }: AboutPanelProps) {
  return (
    <Panel title={texts.about}>
      <Stack>
        <TotalsBox rows={factsOf(review, mayAssign)} />
        {mayAssign && (
          <AssigneeSelect
            chosen={review.responsable_id}
            name={review.responsable}
            members={review.responsables}
            {...{ isBusy, onAssign }}
          />
        )}
      </Stack>
    </Panel>
  )
}

function factsOf(review: InvoiceReview, mayAssign: boolean) {
  const { radicada_at: at, decidida_por: who, decidida_at: decided, regla, anexos } = review
  return [
    { label: texts.radicado, value: showText(review.radicado) },
    ...(at === null ? [] : [{ label: texts.radicada, value: whenOf(at, review.puede_decidir) }]),
    { label: texts.sentBy, value: showText(review.enviada_por) },
    ...(review.origen === 'portal'
      ? []
      : [{ label: texts.cameBy, value: review.origen === 'correo' ? texts.byMail : texts.byProgram }]),
    { label: texts.branch, value: showText(review.sucursal) },
    ...(mayAssign ? [] : [{ label: assigneeTexts.label, value: showText(review.responsable) }]),
    ...(decided === null ? [] : [{ label: texts.decided, value: showInstant(decided) }]),
    // A rule is named above all panels.
    ...(regla !== null || who === null ? [] : [{ label: texts.decidedBy, value: who }]),
    ...anexos.map(({ nombre, obligatorio, entregado }) => ({
      label: fill(texts.annex, { nombre }),
      value: (
        <StatusChip tone={annexTone({ entregado, obligatorio })}>
          {annexWord({ entregado, obligatorio })}
        </StatusChip>
      ),
    })),
  ]
}

const whenOf = (at: string, isWaiting: boolean) =>
  isWaiting ? fill(texts.age, { at: showInstant(at), age: ageText(at, new Date()) }) : showInstant(at)
