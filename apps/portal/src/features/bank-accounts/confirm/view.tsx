import { fill } from '@enlace/contract/core/fill.ts'
import type { BankChangePage } from '@enlace/contract/bank-accounts/schemas.ts'
import { bankAccountTexts } from '@enlace/contract/bank-accounts/texts.ts'
import { bankChangePageTexts as texts } from '@enlace/contract/bank-accounts/change/texts.ts'
import { holdHours } from '@enlace/domain/bank-account.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { type FormEvent, useState } from 'react'
import { VisitorPage } from '../../../core/visitor/visitor-page.tsx'
import { accountsWords, accountWords } from '../../../core/bank-accounts/account-words.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'

type BankChangeViewProps = {
  change: BankChangePage
  contactHref: string
  isSending: boolean
  /** Why it could not be stopped. */
  problem: string | undefined
  onCancel: () => void
}

/** What was asked for, and the one thing to do about it; a change that ended says in what. */
export function BankChangeView({ change, contactHref, isSending, problem, onCancel }: BankChangeViewProps) {
  const { numero, estado, compania, proveedor, cerrado_at } = change
  const closed =
    estado === 'aplicado' || estado === 'rechazado' || estado === 'cancelado' ? estado : undefined
  return (
    <VisitorPage
      title={fill(texts.title, { numero })}
      status={<StateChip owner="cambio_cuenta" state={estado} />}
      {...(!closed && { description: fill(texts.intro, { company: compania, proveedor }) })}
    >
      {closed && (
        <Banner kind={closed === 'aplicado' ? 'warning' : 'info'}>
          {fill(texts.closed[closed], { fecha: shown(cerrado_at) })}
        </Banner>
      )}
      <Panel title={texts.facts}>
        <DefinitionList items={factsOf(change)} />
      </Panel>
      {closed ? (
        <Actions>
          <ButtonLink href={contactHref}>{texts.contact}</ButtonLink>
        </Actions>
      ) : (
        <CancelForm isSending={isSending} problem={problem} onCancel={onCancel} />
      )}
    </VisitorPage>
  )
}

/** It was stopped: what holds now, and what to do if a stranger had asked for it. */
export function BankChangeStopped({ contactHref }: { contactHref: string }) {
  return (
    <VisitorPage announcedAs="status" title={texts.done} description={texts.doneText}>
      <p>{texts.doneNext}</p>
      <Actions>
        <ButtonLink href={contactHref}>{texts.contact}</ButtonLink>
      </Actions>
    </VisitorPage>
  )
}

function CancelForm({
  isSending,
  problem,
  onCancel,
}: Pick<BankChangeViewProps, 'isSending' | 'problem' | 'onCancel'>) {
  const [isSure, setIsSure] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsAsked(true)
    if (isSure && !isSending) onCancel()
  }
  return (
    <form method="post" noValidate onSubmit={handleSubmit}>
      <Stack>
        <p>{texts.nothing}</p>
        {problem !== undefined && <p role="alert">{problem}</p>}
        <Checkbox
          label={texts.sure}
          isRequired
          checked={isSure}
          onChange={(event) => setIsSure(event.currentTarget.checked)}
          error={isAsked && !isSure ? texts.sureFault : undefined}
        />
        <Actions>
          <Button type="submit" variant="danger" isBusy={isSending}>
            {texts.cancel}
          </Button>
        </Actions>
      </Stack>
    </form>
  )
}

function factsOf({ nueva, antes, ...change }: BankChangePage) {
  return [
    { label: texts.supplier, value: change.proveedor },
    { label: texts.newAccount, value: nueva ? accountWords(nueva) : texts.hiddenAccount },
    {
      label: texts.oldAccount,
      value: nueva ? accountsWords(antes, bankAccountTexts.noAccount) : texts.hiddenAccount,
    },
    { label: texts.branches, value: change.sucursales.join(', ') },
    { label: texts.askedBy, value: change.solicitante },
    { label: texts.askedAt, value: shown(change.solicitado_at) },
    {
      label: texts.applies,
      value:
        change.aplica_at === null
          ? fill(texts.appliesLater, { horas: holdHours, company: change.compania })
          : shown(change.aplica_at),
    },
  ]
}

function shown(instant: string | null): string {
  return instant === null ? '' : formatInstant(new Date(instant))
}
