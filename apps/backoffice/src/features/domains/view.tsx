import { domainListTexts as texts } from '@enlace/contract/domains/desk-texts.ts'
import { DomainName, type DomainProof } from '@enlace/contract/domains/schemas.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { type FormEvent, useState } from 'react'
import { fieldFaults } from '@enlace/web/form/field-faults.ts'
import { DomainLine, type DomainActs } from './domain-line.tsx'

type DomainsViewProps = DomainActs & {
  domains: readonly DomainProof[]
  mayWrite: boolean
  /** Says why a domain was not taken. */
  onAdd: (domain: string) => Promise<string | undefined>
}

/** The domains that the company proves to own, each with the record that proves it. */
export function DomainsView({ domains, mayWrite, onAdd, ...acts }: DomainsViewProps) {
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.description} />
      <Panel title={texts.menu}>
        {domains.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <PlainList gap="large">
            {domains.map((proof) => (
              <DomainLine key={proof.domain} proof={proof} mayWrite={mayWrite} {...acts} />
            ))}
          </PlainList>
        )}
      </Panel>
      {mayWrite && (
        <Panel title={texts.add}>
          <AddDomain onAdd={onAdd} />
        </Panel>
      )}
    </Stack>
  )
}

function AddDomain({ onAdd }: Pick<DomainsViewProps, 'onAdd'>) {
  const [domain, setDomain] = useState('')
  const [fault, setFault] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const wrong = Object.values(fieldFaults(DomainName, domain))[0]
    setFault(wrong)
    if (wrong !== undefined) return
    setIsSending(true)
    const refused = await onAdd(domain.trim().toLowerCase())
    setIsSending(false)
    setFault(refused)
    if (refused === undefined) setDomain('')
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack>
        <TextInput
          label={texts.domain}
          hint={texts.domainHint}
          error={fault}
          value={domain}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => setDomain(currentTarget.value)}
        />
        <Actions>
          <Button type="submit" variant="primary" isBusy={isSending}>
            {texts.add}
          </Button>
        </Actions>
      </Stack>
    </form>
  )
}
