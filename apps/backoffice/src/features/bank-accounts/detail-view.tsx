import { fill } from '@enlace/contract/core/fill.ts'
import type { Presence } from '@enlace/contract/sign-in/presence/schemas.ts'
import type { BankReview } from '@enlace/contract/bank-accounts/desk/schemas.ts'
import { bankDeskTexts as texts } from '@enlace/contract/bank-accounts/desk/texts.ts'
import { codeMinutes } from '@enlace/domain/bank-account.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { decisionChoice } from '../../core/desk/decision-choice.tsx'
import type { Decision } from '../../core/desk/decision-form.tsx'
import { type DeskChoice, DeskDecision } from '../../core/desk/desk-decision.tsx'
import { DeskHistory } from '../../core/desk/desk-history.tsx'
import { DeskPage } from '../../core/desk/desk-page.tsx'
import { FileViewer } from '../../core/papers/file-viewer.tsx'
import styles from './bank-desk.module.css'
import { CertificateFacts } from './certificate-facts.tsx'

type BankReviewViewProps = {
  review: BankReview
  others: readonly Presence[]
  mayWrite: boolean
  listHref: string
  isSendingCode: boolean
  /** The new account's whole number, once it was asked for. */
  number: string | undefined
  isReadingNumber: boolean
  onReadNumber: () => void
  certificate: { addressOf: (id: string) => Promise<string>; onDownload: (id: string) => void }
  onAskCode: () => void
  onApprove: (code: string, how: string) => Promise<void>
  onReject: (code: string, why: string) => Promise<void>
}

/** A change of account beside the bank's certificate: what to look at twice, whom to call, and the two approvals. */
export function BankReviewView(props: BankReviewViewProps) {
  const { review, others, mayWrite, listHref, certificate } = props
  const { numero, estado, decisor, se_aplica: appliesAt } = review
  const { waits, isOpen } = standingOf(review)
  return (
    <DeskPage
      list={{ title: texts.title, href: listHref }}
      place={numero}
      title={review.proveedor}
      description={`${numero} · NIT ${formatWholeNit(review.nit)}`}
      status={<StateChip owner="cambio_cuenta" state={estado} />}
      mayWrite={mayWrite}
      others={others}
      decision={<DeskDecision choices={choicesOf(props)} />}
      papers={
        <FileViewer
          file={{ id: review.id, nombre: review.archivo, media_type: review.media_type }}
          addressOf={certificate.addressOf}
          onDownload={certificate.onDownload}
        />
      }
    >
      {mayWrite && isOpen && decisor !== 'puede' && (waits || decisor !== 'ya_aprobo') && (
        <Banner kind="info">{texts.decisor[decisor]}</Banner>
      )}
      {appliesAt !== null && (
        <Banner kind="info">{fill(texts.hold, { fecha: formatInstant(new Date(appliesAt)) })}</Banner>
      )}
      <Warnings review={review} />
      {review.certificado_lectura && <CertificateFacts reading={review.certificado_lectura} />}
      <Facts {...props} />
      <Contacts review={review} />
      <Verifications review={review} />
      <DeskHistory events={review.historia} isOpen={isOpen} />
    </DeskPage>
  )
}

function Warnings({ review: { avisos } }: { review: BankReview }) {
  if (avisos.length === 0) return null
  return (
    <Panel title={texts.warningsTitle}>
      <ul className={styles.warnings}>
        {avisos.map((warning) => (
          <li key={warning}>{texts.warnings[warning]}</li>
        ))}
      </ul>
    </Panel>
  )
}

function Facts({ review, mayWrite, number, isReadingNumber, onReadNumber }: BankReviewViewProps) {
  const isApprover = review.decisor === 'puede' || review.decisor === 'ya_aprobo'
  const items = [
    { label: texts.cuenta, value: number === undefined ? review.cuenta : `${review.cuenta} · ${number}` },
    { label: texts.current, value: review.cuentas_actuales.join(', ') || texts.noAccount },
    { label: texts.holder, value: review.titular },
    { label: texts.issued, value: formatDate(review.certificado_fecha) },
    { label: texts.branches, value: review.sucursales.join(', ') },
    { label: texts.asked, value: `${review.solicitante} · ${review.solicitante_correo}` },
    { label: texts.desde, value: formatInstant(new Date(review.desde)) },
    { label: texts.from, value: review.direccion_ip ?? '' },
    { label: texts.reason, value: review.motivo },
    { label: texts.why, value: review.razon },
  ]
  return (
    <Panel title={texts.facts}>
      <DefinitionList items={items.filter(({ value }) => value !== '')} />
      {mayWrite && isApprover && number === undefined && (
        <Actions>
          <Button isBusy={isReadingNumber} onClick={onReadNumber}>
            {texts.seeNumber}
          </Button>
        </Actions>
      )}
    </Panel>
  )
}

function Contacts({ review: { contactos } }: { review: BankReview }) {
  const known = contactos.filter(({ telefono, correo }) => telefono !== '' || correo !== '')
  return (
    <Panel title={texts.contactsTitle}>
      <Quiet isSmall>{known.length === 0 ? texts.noContacts : texts.contactsHint}</Quiet>
      <ul className={styles.contacts}>
        {known.map(({ nombre, telefono, correo }) => (
          <li key={`${nombre} ${telefono} ${correo}`}>
            {[nombre, telefono, correo].filter((part) => part !== '').join(' · ')}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Verifications({ review: { verificaciones } }: { review: BankReview }) {
  return (
    <Panel title={texts.verificationsTitle}>
      {verificaciones.length === 0 ? (
        <p>{texts.noVerifications}</p>
      ) : (
        <DefinitionList
          items={verificaciones.map(({ quien, at, como }) => ({
            label: `${quien} · ${formatInstant(new Date(at))}`,
            value: como,
          }))}
        />
      )}
    </Panel>
  )
}

/** Whether a change waits for approvals, and whether it may still be stopped. */
function standingOf({ estado }: BankReview) {
  const waits = estado === 'solicitado' || estado === 'en_verificacion'
  return { waits, isOpen: waits || estado === 'aprobado' }
}

function choicesOf(props: BankReviewViewProps): DeskChoice[] {
  const { review, isSendingCode, onAskCode, onApprove, onReject } = props
  const { id, numero, aprobaciones, decisor } = review
  const code = {
    name: 'codigo',
    label: texts.code,
    hint: fill(texts.codeHint, { minutos: codeMinutes }),
    kind: 'code',
    isRequired: true,
  } as const
  const approval: Decision = {
    title: fill(texts.approveTitle, { numero }),
    intro: aprobaciones === 0 ? texts.approveFirst : texts.approveSecond,
    confirm: texts.confirmApprove,
    fields: [{ name: 'como', label: texts.how, hint: texts.howHint, kind: 'lines', isRequired: true }, code],
    asksWho: true,
    draft: `bank-approval:${id}`,
    done: aprobaciones === 0 ? fill(texts.approvedFirst, { numero }) : fill(texts.approvedSecond, { numero }),
    onDecide: ({ codigo = '', como = '' }) => onApprove(codigo, como),
  }
  const rejection: Decision = {
    title: fill(texts.rejectTitle, { numero }),
    intro: texts.rejectIntro,
    confirm: texts.confirmReject,
    isDanger: true,
    fields: [{ name: 'motivo', label: texts.rejectReason, kind: 'lines', isRequired: true }, code],
    asksWho: true,
    draft: `bank-rejection:${id}`,
    done: fill(texts.rejected, { numero }),
    onDecide: ({ codigo = '', motivo = '' }) => onReject(codigo, motivo),
  }
  const askCode = (
    <div>
      <Button isBusy={isSendingCode} onClick={onAskCode}>
        {texts.sendCode}
      </Button>
    </div>
  )
  const { waits, isOpen } = standingOf(review)
  const mayReject = isOpen && (decisor === 'puede' || decisor === 'ya_aprobo')
  const mayApprove = waits && decisor === 'puede'
  return [
    decisionChoice({ id: 'reject', label: texts.reject, isOffered: mayReject }, rejection, askCode),
    decisionChoice(
      { id: 'approve', label: texts.approve, isPrimary: true, isOffered: mayApprove },
      approval,
      askCode,
    ),
  ]
}
