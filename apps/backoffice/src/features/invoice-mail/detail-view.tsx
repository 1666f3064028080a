import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { InvoiceMailDetail } from '@enlace/contract/invoice-mail/desk/schemas.ts'
import {
  invoiceMailsTexts,
  invoiceMailTexts as texts,
  mailOutcomeTexts,
  waitingReasonTexts,
} from '@enlace/contract/invoice-mail/desk/texts.ts'
import type { Presence } from '@enlace/contract/sign-in/presence/schemas.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { type ComboboxOption } from '@enlace/ui/combobox-field.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Hint } from '@enlace/ui/hint.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { showInstant, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { useState } from 'react'
import { SentFiles } from '../../core/acts/sent-files.tsx'
import { DeskDecision } from '../../core/desk/desk-decision.tsx'
import { ReviewColumns } from '../../core/papers/review-columns.tsx'
import { paths } from '../../core/paths.ts'
import { PresenceNote } from '../../core/presence/presence-note.tsx'
import { choicesOf, type MailDecisions } from './decisions.tsx'

type InvoiceMailViewProps = MailDecisions & {
  mail: InvoiceMailDetail
  others: readonly Presence[]
  mayWrite: boolean
  isBusy: boolean
  onDownload: (id: string) => void
  onReopen: () => void
}

/** One mail of the mailbox of invoices: what it brought, what came of it, and the decision where it waits. */
export function InvoiceMailView(props: InvoiceMailViewProps) {
  const { mail, others, mayWrite, isBusy, onReopen } = props
  const [supplier, setSupplier] = useState<ComboboxOption | null>(null)
  const title = mail.asunto || invoiceMailsTexts.noSubject
  return (
    <Stack gap="large">
      <Breadcrumb
        label={texts.breadcrumb}
        items={[{ label: invoiceMailsTexts.title, href: paths.invoiceMails() }, { label: title }]}
      />
      <PageHeading
        title={title}
        description={fill(texts.from, { nombre: mail.remitente_nombre, correo: mail.remitente })}
        status={<StateChip owner="correo_factura" state={mail.estado} />}
        actions={
          mayWrite &&
          mail.puede.reabrir && (
            <Button isBusy={isBusy} onClick={onReopen}>
              {texts.reopen}
            </Button>
          )
        }
      />
      <PresenceNote others={others} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <ReviewColumns papers={<About mail={mail} />}>
        <Why mail={mail} />
        <Results mail={mail} />
        <Panel title={texts.files}>
          {mail.archivos.length === 0 ? (
            <p>{texts.noFiles}</p>
          ) : (
            <SentFiles files={mail.archivos} onDownload={props.onDownload} />
          )}
        </Panel>
        {mayWrite && <DeskDecision choices={choicesOf(mail, props, { supplier, onChoose: setSupplier })} />}
      </ReviewColumns>
    </Stack>
  )
}

function Why({ mail: { estado, motivo, detalles } }: { mail: InvoiceMailDetail }) {
  if (estado === 'por_leer') return <Banner kind="info">{texts.reading}</Banner>
  if (motivo === null) return null
  const told = detalles.length > 0 ? detalles : [waitingReasonTexts[motivo].paso]
  return (
    <Banner kind="warning">
      <strong>{waitingReasonTexts[motivo].titulo}</strong>
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Banner>
  )
}

function Results({ mail: { resultados } }: { mail: InvoiceMailDetail }) {
  return (
    <Panel title={texts.results}>
      {resultados.length === 0 ? (
        <Quiet>{texts.noResults}</Quiet>
      ) : (
        <PlainList>
          {resultados.map(({ archivo, numero, resultado, id, radicado, motivos }, place) => (
            <li key={place}>
              <p>{fill(texts.numbered, { numero, archivo })}</p>
              <Hint isBlock>{mailOutcomeTexts[resultado]}</Hint>
              {id !== null && radicado !== null && (
                <Link href={paths.submittedInvoice({ id })}>{fill(texts.filed, { radicado })}</Link>
              )}
              {motivos.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </li>
          ))}
        </PlainList>
      )}
    </Panel>
  )
}

function About({ mail }: { mail: InvoiceMailDetail }) {
  const { decidido_at: decided, respondido_at: answered, enviado_at: sent } = mail
  return (
    <Panel title={texts.about}>
      <DefinitionList
        items={[
          { label: invoiceMailsTexts.recibido, value: showInstant(mail.recibido_at) },
          ...(sent === null ? [] : [{ label: texts.sent, value: showInstant(sent) }]),
          { label: texts.answered, value: answered === null ? texts.notAnswered : showInstant(answered) },
          { label: invoiceMailsTexts.proveedor, value: showText(mail.proveedor) },
          ...(mail.asignado_por === null ? [] : [{ label: texts.assignedBy, value: mail.asignado_por }]),
          ...(decided === null
            ? []
            : [
                { label: texts.decided, value: `${mail.decidido_por} · ${showInstant(decided)}` },
                { label: texts.note, value: mail.nota },
              ]),
        ]}
      />
    </Panel>
  )
}
