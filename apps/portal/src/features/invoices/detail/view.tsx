import { fill } from '@enlace/contract/core/fill.ts'
import { documentTexts } from '@enlace/contract/documents/texts.ts'
import type { InvoiceDetail } from '@enlace/contract/invoices/schemas.ts'
import type { RadianStatus } from '@enlace/contract/invoices/radian/schemas.ts'
import { fillFor } from '@enlace/contract/invoices/class-texts.ts'
import { invoiceTitle } from '@enlace/contract/invoices/screen-texts.ts'
import { invoicesTexts, invoiceTexts as texts } from '@enlace/contract/invoices/supplier-texts.ts'
import type { Question } from '@enlace/contract/questions/schemas.ts'
import { questionsTexts } from '@enlace/contract/questions/screen-texts.ts'
import type { AskedKind } from '@enlace/domain/document-kinds.ts'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { lazyBelow } from '@enlace/ui/core/lazy-part.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'
import { InvoiceDocumentPanel, InvoiceLinesPanel } from '@enlace/web/invoices/document-panels.tsx'
import { FindingsPanel } from '@enlace/web/invoices/findings-panel.tsx'
import { MatchPanel } from '@enlace/web/invoices/match-panel.tsx'
import { TimingPanel } from '@enlace/web/invoices/timing-panel.tsx'
import { InvoiceHistoryPanel } from '@enlace/web/invoices/trail-panels.tsx'
import { useState } from 'react'
import { paths } from '../../../core/paths.ts'
import { AskAboutDocument } from '../../../core/questions/ask-about-document.tsx'
import { AskedAlready } from '../../../core/questions/asked-already.tsx'
import { CorrectDialog, type SendFiles } from './correct-dialog.tsx'
import { SupportingActs } from './supporting-acts.tsx'
import { FilesPart, type SendAnnex } from './files-part.tsx'
import { RadianPart } from './radian-part.tsx'
import { StandingPart } from './standing-part.tsx'

const SupportingPanel = lazyBelow(
  async () => (await import('@enlace/web/invoices/supporting-panel.tsx')).SupportingPanel,
)

const IssuedPanel = lazyBelow(async () => (await import('@enlace/web/invoices/issued-panel.tsx')).IssuedPanel)

export type InvoiceViewProps = {
  invoice: InvoiceDetail
  mayOpen: (kind: AskedKind) => boolean
  /** The act under way. */
  busy: string | undefined
  onSubmit: () => void
  onErase: () => void
  onCorrect: SendFiles
  onAnnex: SendAnnex
  onRemoveAnnex: (file: string) => void
  onDownload: (file: string) => void
  onAcknowledgement: () => void
  /** The events of RADIAN; undefined while they are on their way. */
  radian: RadianStatus | undefined
  onPreview: () => void
  /** The threads about it. */
  questions: readonly Question[]
}

/** One invoice: how it stands and what to do, when it is paid, how it fits its order, and all that was read in it. */
export function InvoiceView(props: InvoiceViewProps) {
  const { invoice, radian, questions, mayOpen, onDownload, onAnnex, onRemoveAnnex } = props
  const { radicado, radicada_at, documento, match, moneda } = invoice
  const title = invoiceTitle(invoice)
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Breadcrumb
          label={documentTexts.breadcrumb}
          items={[{ label: invoicesTexts.title, href: paths.invoices() }, { label: title }]}
        />
        <PageHeading
          title={title}
          status={<StateChip owner="factura_radicada" state={invoice.estado} />}
          figure={<Amount value={invoice.valor_total} moneda={moneda} isStrong />}
          description={
            radicado !== null && radicada_at !== null
              ? fill(texts.handedIn, { radicado, at: showInstant(radicada_at) })
              : texts.draft
          }
          actions={<Acts {...props} />}
        />
      </Stack>
      <StandingPart invoice={invoice} />
      {radian && <RadianPart radian={radian} />}
      <TimingPanel tiempos={invoice.tiempos} estimado={invoice.estimado} moneda={moneda} />
      <FindingsPanel hallazgos={invoice.hallazgos} />
      {match && (
        <MatchPanel
          match={match}
          moneda={moneda}
          hrefOfOrder={mayOpen('purchase-order') ? (id) => paths.purchaseOrder({ days: 0, id }) : undefined}
          hrefOfEntry={
            mayOpen('purchase-tickets') ? (id) => paths.purchaseTicket({ days: 0, id }) : undefined
          }
        />
      )}
      {documento.cuenta && <SupportingPanel cuenta={documento.cuenta} />}
      {invoice.clase === 'cuenta_cobro' && invoice.soportes.length > 0 && (
        <IssuedPanel {...{ invoice, onDownload }} />
      )}
      <InvoiceDocumentPanel documento={documento} />
      <InvoiceLinesPanel documento={documento} />
      <FilesPart {...{ invoice, onDownload, onAnnex, onRemoveAnnex }} />
      {questions.length > 0 && (
        <Panel title={questionsTexts.title}>
          <AskedAlready questions={questions} />
        </Panel>
      )}
      <InvoiceHistoryPanel historia={invoice.historia} />
    </Stack>
  )
}

function Acts(props: InvoiceViewProps) {
  const { invoice, busy, onSubmit, onErase, onCorrect, onAcknowledgement } = props
  const { estado, numero, radicado, puede } = invoice
  const [isErasing, setIsErasing] = useState(false)
  const [isCorrecting, setIsCorrecting] = useState(false)
  return (
    <>
      {puede.eliminar && (
        <Button isBusy={busy === 'erase'} onClick={() => setIsErasing(true)}>
          {texts.erase}
        </Button>
      )}
      {radicado !== null && (
        <AskAboutDocument kind="invoices" id={invoice.id} numero={`${radicado} · ${numero}`} />
      )}
      {radicado !== null && (
        <Button icon={downloadIcon} onClick={onAcknowledgement}>
          {texts.acknowledgement}
        </Button>
      )}
      {invoice.clase === 'cuenta_cobro' && puede.anexar && <SupportingActs {...props} />}
      {puede.corregir && <Button onClick={() => setIsCorrecting(true)}>{texts.correct}</Button>}
      {puede.enviar && (
        <Button variant="primary" isBusy={busy === 'submit'} onClick={onSubmit}>
          {estado === 'devuelta' ? texts.submitAgain : texts.submit}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isErasing}
        onClose={() => setIsErasing(false)}
        title={texts.eraseTitle}
        closeLabel={texts.close}
        confirm={texts.erase}
        cancel={texts.cancel}
        isDanger
        isBusy={busy === 'erase'}
        onConfirm={onErase}
      >
        <p>{fillFor(invoice, texts.eraseQuestion, { numero })}</p>
      </ConfirmDialog>
      {isCorrecting && (
        <CorrectDialog invoice={invoice} onCorrect={onCorrect} onClose={() => setIsCorrecting(false)} />
      )}
    </>
  )
}
