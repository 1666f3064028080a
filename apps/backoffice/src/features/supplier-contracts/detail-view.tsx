import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { Presence } from '@enlace/contract/sign-in/presence/schemas.ts'
import type { PolicyReview } from '@enlace/contract/supplier-contracts/desk/schemas.ts'
import { contractsDeskTexts as texts } from '@enlace/contract/supplier-contracts/desk/texts.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { useState } from 'react'
import { type Decision, DecisionDialog } from '../../core/desk/decision-dialog.tsx'
import { DeskPage } from '../../core/desk/desk-page.tsx'
import { FileTabs } from '../../core/papers/file-tabs.tsx'
import { type Comparison, comparisonColumns } from './comparison-columns.tsx'

type PolicyReviewViewProps = {
  review: PolicyReview
  others: readonly Presence[]
  mayWrite: boolean
  listHref: string
  papers: { addressOf: (id: string) => Promise<string>; onDownload: (id: string) => void }
  onApprove: () => Promise<void>
  onReject: (reason: string) => Promise<void>
}

type Opened = 'approve' | 'reject'

/** A policy that was sent in, beside what its contract asks for and its papers. */
export function PolicyReviewView(props: PolicyReviewViewProps) {
  const { review, others, mayWrite, listHref, papers } = props
  const [opened, setOpened] = useState<Opened>()
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
      actions={
        isOpen && (
          <Actions>
            <Button onClick={() => setOpened('reject')}>{texts.reject}</Button>
            <Button variant="primary" onClick={() => setOpened('approve')}>
              {texts.approve}
            </Button>
          </Actions>
        )
      }
      papers={
        <Panel title={texts.papers}>
          {review.archivos.length === 0 ? (
            <p>{texts.noPapers}</p>
          ) : (
            <FileTabs files={review.archivos} {...papers} />
          )}
        </Panel>
      }
    >
      {isOpen && faltas.length > 0 && (
        <Banner kind="warning">
          {texts.shortTitle}. {faltas.map((short) => texts.short[short]).join(' ')}
        </Banner>
      )}
      <Panel title={texts.about} isFlush>
        <DataTable
          caption={texts.about}
          columns={comparisonColumns}
          rows={comparisonsOf(review)}
          rowKey={({ part }) => part}
          empty={null}
          texts={tableTexts}
        />
      </Panel>
      <DefinitionList items={factsOf(review)} />
      {opened && <DecisionDialog decision={decisionOf(opened, props)} onClose={() => setOpened(undefined)} />}
    </DeskPage>
  )
}

function comparisonsOf(review: PolicyReview): Comparison[] {
  const { moneda, valor, valor_exigido: value, exigida_hasta: until } = review
  return [
    {
      part: texts.value,
      demanded: value === null ? texts.notDemanded : formatMoney(value, moneda),
      sent: formatMoney(valor, moneda),
    },
    { part: texts.from, demanded: texts.notDemanded, sent: formatDate(review.vigente_desde) },
    {
      part: texts.until,
      demanded: until === null ? texts.notDemanded : formatDate(until),
      sent: formatDate(review.vigente_hasta),
    },
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

function decisionOf(opened: Opened, { review, onApprove, onReject }: PolicyReviewViewProps): Decision {
  const { id, numero, faltas } = review
  if (opened === 'approve')
    return {
      title: fill(texts.approveTitle, { numero }),
      intro: faltas.length > 0 ? texts.approveShort : texts.approveIntro,
      confirm: texts.confirmApprove,
      fields: [],
      draft: `policy-approval:${id}`,
      done: fill(texts.approved, { numero }),
      onDecide: onApprove,
    }
  return {
    title: fill(texts.rejectTitle, { numero }),
    intro: texts.rejectIntro,
    confirm: texts.confirmReject,
    isDanger: true,
    fields: [{ name: 'motivo', label: texts.rejectReason, kind: 'lines', isRequired: true }],
    draft: `policy-rejection:${id}`,
    done: fill(texts.rejected, { numero }),
    onDecide: ({ motivo = '' }) => onReject(motivo),
  }
}
