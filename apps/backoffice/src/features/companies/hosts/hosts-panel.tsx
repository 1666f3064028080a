import { fill } from '@enlace/contract/core/fill.ts'
import { HostName, type OwnCompany } from '@enlace/contract/companies/schemas.ts'
import { companiesTexts } from '@enlace/contract/companies/texts.ts'
import { technicalTexts } from '@enlace/contract/core/technical-texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { TechnicalDetails } from '@enlace/ui/technical-details.tsx'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { type FormEvent, useState } from 'react'
import { fieldFaults } from '@enlace/web/form/field-faults.ts'
import type { HostActs } from '../actions.ts'
import { HostLine } from './host-line.tsx'
import styles from '../view.module.css'

const texts = companiesTexts.hosts

type HostsPanelProps = { kept: OwnCompany; mayWrite: boolean; acts: HostActs }

/** The hosts of a company's portal, how to point a domain at it, and whether that was done. */
export function HostsPanel({ kept, mayWrite, acts }: HostsPanelProps) {
  const { hosts, portalUrl, isAtPortalUrl, isLocal } = kept
  return (
    <Panel title={texts.title}>
      <Stack>
        {isLocal && (
          <Banner kind="warning">
            {texts.local}
            <TechnicalDetails label={technicalTexts.title}>
              <p>{technicalTexts.publicAddress}</p>
            </TechnicalDetails>
          </Banner>
        )}
        <p>{fill(texts.intro, { url: portalUrl })}</p>
        {hosts.length === 0 && (
          <p>
            {texts.none} {fill(isAtPortalUrl ? texts.shared : texts.notShared, { url: portalUrl })}
          </p>
        )}
        {hosts.length > 0 && (
          <ul className={styles.hosts}>
            {hosts.map((host) => (
              <HostLine key={host.host} host={host} company={kept} mayWrite={mayWrite} acts={acts} />
            ))}
          </ul>
        )}
        {mayWrite && <AddHost onAdd={acts.onAdd} />}
        <details>
          <summary>{texts.how}</summary>
          <ol>
            {texts.howSteps.map((step) => (
              <li key={step}>{fill(step, { target: new URL(portalUrl).hostname })}</li>
            ))}
          </ol>
        </details>
      </Stack>
    </Panel>
  )
}

function AddHost({ onAdd }: Pick<HostActs, 'onAdd'>) {
  const [host, setHost] = useState('')
  const [fault, setFault] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const wrong = Object.values(fieldFaults(HostName, host))[0]
    if (wrong !== undefined) {
      setFault(wrong)
      return
    }
    setIsSending(true)
    const refused = await onAdd(host.trim().toLowerCase())
    setIsSending(false)
    setFault(refused || undefined)
    if (refused === undefined) setHost('')
  }
  return (
    <form className={styles.add} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextInput
        label={texts.label}
        hint={texts.hint}
        error={fault}
        value={host}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        onChange={(event) => setHost(event.currentTarget.value)}
      />
      <StepUpHint />
      <Button type="submit" isBusy={isSending}>
        {texts.add}
      </Button>
    </form>
  )
}
