import { fill } from '@enlace/contract/core/fill.ts'
import { deskTexts } from '@enlace/contract/core/desk/texts.ts'
import type { Presence } from '@enlace/contract/sign-in/presence/schemas.ts'
import type { PolicyReview } from '@enlace/contract/supplier-contracts/desk/schemas.ts'
import { contractsDeskTexts as texts } from '@enlace/contract/supplier-contracts/desk/texts.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Hint } from '@enlace/ui/hint.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { useState } from 'react'
import { decisionChoice } from '../../core/desk/decision-choice.tsx'
import type { Decision } from '../../core/desk/decision-form.tsx'
import { type DeskChoice, DeskDecision } from '../../core/desk/desk-decision.tsx'
import { DeskPage } from '../../core/desk/desk-page.tsx'
import { FileTabs } from '../../core/papers/file-tabs.tsx'

type PolicyReviewViewProps = {
  review: PolicyReview
  others: readonly Presence[]
  mayWrite: boolean
  listHref: string
  papers: { addressOf: (id: string) => Promise<string>; onDownload: (id: string) => void }
  onApprove: () => Promise<void>
  onReject: (reason: string) => Promise<void>
}

/** A policy that was sent in, beside what its contract asks for and its papers. */
export function PolicyReviewView(props: PolicyReviewViewProps) {
  const { review, others, mayWrite, listHref, papers } = props
  const [chosen, setChosen] = useState(review.archivos[0]?.id)
  const shown = review.archivos.find(({ id }) => id === chosen) ?? review.archivos[0]
  const { numero, estado, faltas } = review
  const isOpen = estado === 'en_revision'
  return (
    <DeskPage
      list={{ title: texts.title, href: listHref }}
      place={numero}
      title={`${review.amparo} · ${review.contrato}`}
      description={`${review.proveedor} · NIT ${formatWholeNit(review.nit)}`}
      status={<StateChip owner="poliza_enviada" state={estado} />}
      mayWrite={mayWrite}
      others={others}
      decision={<DeskDecision choices={choicesOf(props)} />}
      papers={
        shown ? (
          <FileTabs {...papers} files={review.archivos} shown={shown} onShow={setChosen} />
        ) : (
          <Panel title={texts.papers}>{texts.noPapers}</Panel>
        )
      }
    >
      {isOpen && faltas.length > 0 && (
        <Banner kind="warning">
          {texts.shortTitle}. {faltas.map((short) => texts.short[short]).join(' ')}
        </Banner>
      )}
      <Panel title={texts.about}>
        <DefinitionList items={comparisonsOf(review)} />
      </Panel>
      <Panel title={deskTexts.about}>
        <DefinitionList items={factsOf(review)} />
      </Panel>
    </DeskPage>
  )
}

/** What was sent, with what the contract asks for below it. */
function comparisonsOf(review: PolicyReview) {
  const { moneda, valor, valor_exigido: value, exigida_hasta: until } = review
  const beside = (label: string, sent: string, demanded: string) => ({
    label,
    value: (
      <>
        <strong>{sent}</strong>
        <Hint isBlock>{fill(texts.demanded, { valor: demanded })}</Hint>
      </>
    ),
  })
  return [
    beside(
      texts.value,
      formatMoney(valor, moneda),
      value === null ? texts.notDemanded : formatMoney(value, moneda),
    ),
    beside(texts.from, formatDate(review.vigente_desde), texts.notDemanded),
    beside(
      texts.until,
      formatDate(review.vigente_hasta),
      until === null ? texts.notDemanded : formatDate(until),
    ),
  ]
}

function factsOf(review: PolicyReview) {
  const { vigente, revisada_por: who, revisada_at: at, motivo } = review
  const items = [
    { label: texts.objeto, value: review.objeto },
    { label: texts.numero, value: review.numero },
    { label: texts.aseguradora, value: review.aseguradora },
    { label: texts.by, value: `${review.enviada_por} · ${formatInstant(new Date(review.desde))}` },
    {
      label: texts.inForce,
      value: vigente
        ? fill(texts.inForceOf, { numero: vigente.numero, fecha: formatDate(vigente.hasta) })
        : '',
    },
    { label: texts.reviewed, value: who && at ? `${who} · ${formatInstant(new Date(at))}` : '' },
    { label: texts.reason, value: motivo },
  ]
  return items.filter(({ value }) => value !== '')
}

function choicesOf({ review, onApprove, onReject }: PolicyReviewViewProps): DeskChoice[] {
  const { id, numero, faltas } = review
  const isOffered = review.estado === 'en_revision'
  const approval: Decision = {
    title: fill(texts.approveTitle, { numero }),
    intro: faltas.length > 0 ? texts.approveShort : texts.approveIntro,
    confirm: texts.confirmApprove,
    fields: [],
    draft: `policy-approval:${id}`,
    done: fill(texts.approved, { numero }),
    onDecide: onApprove,
  }
  const rejection: Decision = {
    title: fill(texts.rejectTitle, { numero }),
    intro: texts.rejectIntro,
    confirm: texts.confirmReject,
    isDanger: true,
    fields: [{ name: 'motivo', label: texts.rejectReason, kind: 'lines', isRequired: true }],
    draft: `policy-rejection:${id}`,
    done: fill(texts.rejected, { numero }),
    onDecide: ({ motivo = '' }) => onReject(motivo),
  }
  return [
    decisionChoice({ id: 'reject', label: texts.reject, isOffered }, rejection),
    decisionChoice({ id: 'approve', label: texts.approve, isPrimary: true, isOffered }, approval),
  ]
}
