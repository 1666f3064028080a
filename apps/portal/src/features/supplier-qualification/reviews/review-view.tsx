import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { evaluationPeriodWords } from '@enlace/contract/supplier-qualification/period-words.ts'
import type { ReviewThread } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { qualificationFrameTexts } from '@enlace/contract/supplier-qualification/evaluation/texts.ts'
import type { MessageForm } from '@enlace/contract/questions/schemas.ts'
import { messageTexts } from '@enlace/contract/questions/texts.ts'
import { reviewTexts } from '@enlace/contract/supplier-qualification/review-texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { paths } from '../../../core/paths.ts'
import { LateMessageForm } from '@enlace/web/messages/late-message-form.tsx'
import { MessageList } from '@enlace/web/messages/message-list.tsx'
import type { MessageFiles } from '@enlace/web/messages/use-message-files.ts'
import type { Sending } from '@enlace/web/form/use-sending.ts'

const texts = reviewTexts.page

type ReviewViewProps = {
  review: ReviewThread
  chosen: MessageFiles
  sending: Pick<Sending, 'isSending' | 'progress' | 'problem'>
  isWithdrawing: boolean
  onSend: (form: MessageForm) => Promise<boolean>
  onWithdraw: () => void
  onDownload: (file: string) => void
}

/** A request for review: what it asks, what both sides wrote, and what came of it. */
export function ReviewView(props: ReviewViewProps) {
  const { review, chosen, sending, isWithdrawing, onSend, onWithdraw, onDownload } = props
  const { numero, estado, may, corregida } = review
  const [asksToWithdraw, setAsksToWithdraw] = useState(false)
  const title = fill(texts.title, { numero })
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Breadcrumb
          label={documentTexts.breadcrumb}
          items={[
            { label: qualificationFrameTexts.title, href: paths.supplierQualification() },
            { label: title },
          ]}
        />
        <PageHeading
          title={title}
          status={<StateChip owner="revision_calificacion" state={estado} />}
          actions={
            may.withdraw && (
              <Button isBusy={isWithdrawing} onClick={() => setAsksToWithdraw(true)}>
                {texts.withdraw}
              </Button>
            )
          }
        />
      </Stack>
      {corregida !== null && estado === 'aceptada' && (
        <Banner
          kind="info"
          action={<Link href={paths.evaluation({ id: corregida })}>{texts.seeCorrected}</Link>}
        >
          {texts.corrected}
        </Banner>
      )}
      <Panel title={texts.about}>
        <DefinitionList items={factsOf(review)} />
      </Panel>
      <Panel title={messageTexts.title}>
        <MessageList
          messages={review.messages}
          sides={{ proveedor: texts.you, compania: texts.company }}
          file={{ onDownload }}
        />
      </Panel>
      {may.reply ? (
        <Panel title={texts.reply}>
          <LateMessageForm
            draft={`review-message:${review.id}`}
            texts={texts}
            {...{ chosen, sending }}
            onSubmit={onSend}
          />
        </Panel>
      ) : (
        <p>{estado === 'solicitada' || estado === 'en_revision' ? texts.readOnly : texts.over}</p>
      )}
      <ConfirmDialog
        isOpen={asksToWithdraw}
        onClose={() => setAsksToWithdraw(false)}
        title={texts.withdraw}
        closeLabel={texts.keep}
        confirm={texts.withdraw}
        cancel={texts.keep}
        onConfirm={() => {
          setAsksToWithdraw(false)
          onWithdraw()
        }}
      >
        <p>{fill(texts.withdrawQuestion, { numero })}</p>
      </ConfirmDialog>
    </Stack>
  )
}

function factsOf({ evaluacion, criterios, persona, solicitada_at, decision, decidida_at }: ReviewThread) {
  const { id, periodo, puntaje, nivel } = evaluacion
  return [
    {
      label: texts.evaluation,
      value: (
        <Link href={paths.evaluation({ id })}>
          {fill(texts.evaluationOf, {
            periodo: evaluationPeriodWords(periodo),
            puntaje: formatQuantity(puntaje),
            nivel,
          })}
        </Link>
      ),
    },
    { label: reviewTexts.criteria, value: criterios.length > 0 ? criterios.join(', ') : reviewTexts.whole },
    { label: reviewTexts.person, value: persona },
    { label: reviewTexts.asked, value: formatInstant(new Date(solicitada_at)) },
    ...(decidida_at === null
      ? []
      : [
          { label: texts.decided, value: formatInstant(new Date(decidida_at)) },
          { label: texts.decision, value: decision },
        ]),
  ]
}
