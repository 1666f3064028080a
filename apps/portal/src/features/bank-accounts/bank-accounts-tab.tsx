import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { fill } from '@enlace/contract/core/fill.ts'
import type { BankAccounts, BankChange, BankChangeForm } from '@enlace/contract/bank-accounts/schemas.ts'
import { bankAccountTexts as texts } from '@enlace/contract/bank-accounts/texts.ts'
import { isBankChangeOpen, newMasterHours } from '@enlace/domain/bank-account.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { clockIcon } from '@enlace/ui/core/icons.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { Sending } from '@enlace/web/form/use-sending.ts'
import { AccountsInUse } from './accounts-in-use.tsx'
import { CancelDialog } from './change/cancel-dialog.tsx'
import { ChangePanel } from './change/change-panel.tsx'
import type { ReadCertificate } from './request/use-reading.ts'
import { EarlierChanges } from './change/earlier-changes.tsx'

const RequestForm = lazyPart(async () => (await import('./request/request-form.tsx')).RequestForm)

type BankAccountsTabProps = {
  accounts: BankAccounts
  company: string
  /** Whether the form is open. */
  isAsking: boolean
  sending: Pick<Sending, 'isSending' | 'progress' | 'problem'>
  isCancelling: boolean
  offline: { disabled?: true; title?: string }
  /** Where a second factor is set up. */
  securityHref: string
  readCertificate: ReadCertificate
  onAsk: (isAsking: boolean) => void
  onSend: (form: BankChangeForm, certificate: File | undefined) => Promise<boolean>
  onDownload: (id: string) => void
  onCancel: (change: BankChange) => Promise<void>
}

/** The tab 'Cuentas bancarias': what is in use, what is under way, and the way to ask for another account. */
export function BankAccountsTab(props: BankAccountsTabProps) {
  const { accounts, isAsking } = props
  // The form stays as it is while the page shows something else: going back loses nothing.
  const [wasAsked, setWasAsked] = useState(isAsking)
  if (isAsking && !wasAsked) setWasAsked(true)
  if (accounts.visible_desde !== null) return <Hidden since={accounts.visible_desde} />
  const free = accounts.cuentas.filter(({ en_cambio }) => !en_cambio)
  const mayAsk = accounts.puede_pedir && free.length > 0
  return (
    <>
      {(!isAsking || !mayAsk) && <Overview {...props} mayAsk={mayAsk} />}
      {wasAsked && mayAsk && (
        <AskingPlace isOpen={isAsking}>
          <Panel title={texts.form.title}>
            <Suspense fallback={<Skeleton lines={12} />}>
              <RequestForm
                key={free.map(({ sucursal_id }) => sucursal_id).join()}
                supplier={accounts.proveedor}
                branches={free.map(({ sucursal_id, sucursal }) => ({ id: sucursal_id, nombre: sucursal }))}
                sending={props.sending}
                onSubmit={props.onSend}
                onBack={() => props.onAsk(false)}
                readCertificate={props.readCertificate}
                factorHref={accounts.falta_segundo_factor ? props.securityHref : undefined}
              />
            </Suspense>
          </Panel>
        </AskingPlace>
      )}
    </>
  )
}

/** Where the form is; it comes into view, and to the reader, when it opens. */
function AskingPlace({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) place.current?.focus()
  }, [isOpen])
  return (
    <div ref={place} tabIndex={-1} hidden={!isOpen}>
      {children}
    </div>
  )
}

function Overview(props: BankAccountsTabProps & { mayAsk: boolean }) {
  const { accounts, company, mayAsk, offline, onAsk, onDownload, onCancel, isCancelling } = props
  const { cuentas, cambios, puede_pedir } = accounts
  const [stopped, setStopped] = useState<BankChange>()
  const open = cambios.filter(({ estado }) => isBankChangeOpen(estado))
  const ended = cambios.filter(({ estado }) => !isBankChangeOpen(estado))
  const strange = cuentas.flatMap(({ ultimo_pago }) => (ultimo_pago?.coincide === false ? [ultimo_pago] : []))
  const handleCancel = async () => {
    if (stopped) await onCancel(stopped)
    setStopped(undefined)
  }
  return (
    <Stack gap="large">
      <p>{fill(texts.intro, { company })}</p>
      {strange.map((payment) => (
        <Banner key={payment.id} kind="warning">
          {fill(texts.otherAccount, {
            comprobante: payment.comprobante,
            fecha: formatDate(payment.fecha),
            banco: payment.banco,
            cuenta: payment.cuenta,
          })}
        </Banner>
      ))}
      {open.map((change) => (
        <ChangePanel
          key={change.id}
          change={change}
          mayCancel={puede_pedir}
          onDownload={() => onDownload(change.id)}
          onCancel={() => setStopped(change)}
        />
      ))}
      <Panel
        title={texts.inUse}
        isFlush
        actions={
          mayAsk && (
            <Button variant="primary" onClick={() => onAsk(true)} {...offline}>
              {texts.ask}
            </Button>
          )
        }
      >
        <AccountsInUse accounts={cuentas} />
      </Panel>
      {puede_pedir && !mayAsk && cuentas.length > 0 && <p>{texts.askAgain}</p>}
      {cuentas.every(({ cuenta }) => cuenta === null) && <p>{texts.noneText}</p>}
      {ended.length > 0 && <EarlierChanges changes={ended} />}
      <CancelDialog
        change={stopped}
        isBusy={isCancelling}
        onCancel={() => void handleCancel()}
        onClose={() => setStopped(undefined)}
      />
    </Stack>
  )
}

function Hidden({ since }: { since: string }) {
  return (
    <EmptyState icon={clockIcon} title={texts.hidden}>
      {fill(texts.hiddenText, { horas: newMasterHours, desde: formatInstant(new Date(since)) })}
    </EmptyState>
  )
}
