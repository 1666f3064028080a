import { fill } from '@enlace/contract/core/fill.ts'
import type { InvoiceReview } from '@enlace/contract/invoices/desk/schemas.ts'
import {
  invoiceReviewTexts as texts,
  invoicesDeskListTexts,
} from '@enlace/contract/invoices/desk/screen-texts.ts'
import { invoiceTitle, invoiceTrailTexts } from '@enlace/contract/invoices/screen-texts.ts'
import type { InvoiceFile } from '@enlace/contract/invoices/schemas.ts'
import type { Presence } from '@enlace/contract/sign-in/presence/schemas.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { InvoiceDocumentPanel, InvoiceLinesPanel } from '@enlace/web/invoices/document-panels.tsx'
import { FindingsPanel } from '@enlace/web/invoices/findings-panel.tsx'
import { MatchPanel } from '@enlace/web/invoices/match-panel.tsx'
import { SupportingPanel } from '@enlace/web/invoices/supporting-panel.tsx'
import { TimingPanel } from '@enlace/web/invoices/timing-panel.tsx'
import { InvoiceHistoryPanel } from '@enlace/web/invoices/trail-panels.tsx'
import { type ReactNode, useState } from 'react'
import { DeskDecision } from '../../../core/desk/desk-decision.tsx'
import { DeskPage } from '../../../core/desk/desk-page.tsx'
import { FileTabs } from '../../../core/papers/file-tabs.tsx'
import { paths } from '../../../core/paths.ts'
import type { RecordIssued } from '../issued/dialog.tsx'
import { IssuedPart } from '../issued/part.tsx'
import { choicesOf, type InvoiceDecisions } from './decisions.tsx'
import { filesToRead, tabLabel } from './files.ts'
import { AboutPanel } from './panels/about-panel.tsx'
import { LinesPanel } from './panels/lines-panel.tsx'
import { Notices } from './panels/notices.tsx'
import { TwinsPanel } from './panels/twins-panel.tsx'
import { VersionsPanel } from './panels/versions-panel.tsx'
import type { Neighbours } from './queue.ts'
import { NextInQueue, QueueWays } from './queue-ways.tsx'

type InvoiceReviewViewProps = InvoiceDecisions & {
  review: InvoiceReview
  others: readonly Presence[]
  /** Whether this person may decide, and open what the ERP loaded. */
  may: { write: boolean; openErp: boolean }
  isBusy: boolean
  /** Nothing while the queue is on its way. */
  queue: Neighbours | undefined
  /** It was decided here just now. */
  isDecidedNow: boolean
  papers: { addressOf: (id: string) => Promise<string>; onDownload: (id: string) => void }
  onAssign: (member: string | null) => void
  /** The events of RADIAN. */
  radian: ReactNode
  /** The threads with the supplier. */
  threads: ReactNode
  onRetryDraft: () => void
  onRecord: RecordIssued
}

/** A handed-in invoice: its papers, and beside them the decision and all that is known for it. */
export function InvoiceReviewView(props: InvoiceReviewViewProps) {
  const {
    review,
    others,
    may,
    isBusy,
    queue,
    isDecidedNow,
    papers,
    onAssign,
    onRetryDraft,
    onRecord,
    radian,
    threads,
  } = props
  const { documento, match, puede_decidir: isOpen } = review
  const [chosen, setChosen] = useState<string>()
  const files = filesToRead(review.archivos)
  const shown = files.find(({ id }) => id === chosen) ?? files[0]
  const isRead = shown?.clase === 'original'
  return (
    <DeskPage
      list={{ title: invoicesDeskListTexts.title, href: paths.submittedInvoices() }}
      place={review.numero}
      title={invoiceTitle(review)}
      description={fill(texts.description, {
        proveedor: review.proveedor,
        nit: formatWholeNit(review.nit),
        valor: formatMoney(review.valor_total, review.moneda),
      })}
      status={<StateChip owner="factura_radicada" state={review.estado} />}
      ways={queue && <QueueWays {...queue} />}
      mayWrite={may.write}
      others={others}
      decision={
        <Stack>
          <DeskDecision choices={choicesOf(review, props)} />
          {!isOpen && queue && <NextInQueue next={queue.after} isFocused={isDecidedNow} />}
        </Stack>
      }
      papers={<Papers {...papers} {...{ review, shown }} onShow={setChosen} />}
    >
      <Notices review={review} mayOpenErp={may.openErp} onRetryDraft={may.write ? onRetryDraft : undefined} />
      {radian}
      {threads}
      <TwinsPanel twins={review.duplicados} mayOpenErp={may.openErp} />
      {match && (
        <MatchPanel
          match={match}
          moneda={review.moneda}
          isNarrow
          hrefOfOrder={may.openErp ? (id) => paths.order({ id }) : undefined}
          hrefOfEntry={may.openErp ? (id) => paths.entry({ id }) : undefined}
        />
      )}
      <LinesPanel documento={documento} match={match} isBesideLines={isRead} />
      <AboutPanel {...{ review, isBusy, onAssign }} mayAssign={may.write && isOpen} />
      {documento.cuenta && <SupportingPanel cuenta={documento.cuenta} />}
      {review.clase === 'cuenta_cobro' && (review.estado === 'aceptada' || review.estado === 'causada') && (
        <IssuedPart {...{ review, onRecord }} mayWrite={may.write} onDownload={papers.onDownload} />
      )}
      <FindingsPanel hallazgos={review.hallazgos} />
      {!isRead && <InvoiceDocumentPanel documento={documento} />}
      <TimingPanel tiempos={review.tiempos} estimado={review.estimado} moneda={review.moneda} />
      <VersionsPanel versions={review.versiones} />
      <InvoiceHistoryPanel historia={review.historia} />
    </DeskPage>
  )
}

type PapersProps = InvoiceReviewViewProps['papers'] & {
  review: InvoiceReview
  shown: InvoiceFile | undefined
  onShow: (id: string) => void
}

/** The files as they were sent; an XML, which no browser shows as a paper, with what was read of it. */
function Papers({ review, shown, ...viewing }: PapersProps) {
  if (!shown) return <Panel title={invoiceTrailTexts.files}>{invoiceTrailTexts.noFiles}</Panel>
  return (
    <>
      <FileTabs
        {...viewing}
        files={filesToRead(review.archivos)}
        shown={shown}
        labelOf={(file) => tabLabel(file, review)}
      />
      {shown.clase === 'original' && (
        <>
          <InvoiceDocumentPanel documento={review.documento} />
          <InvoiceLinesPanel documento={review.documento} />
        </>
      )}
    </>
  )
}
