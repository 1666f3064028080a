import type { DomainProof } from '@enlace/contract/domains/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { staffOidcTexts } from '@enlace/contract/staff/oidc/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { useState } from 'react'
import styles from './staff-oidc.module.css'
import type { StaffOidcViewProps } from './view-props.ts'

const texts = staffOidcTexts.domains
const tones = {
  waiting: 'warning',
  proven: 'good',
  failing: 'warning',
  lapsed: 'bad',
  unasked: 'neutral',
} as const

/** The domains of the provider: how the proof of each stands, and the record that gives it. */
export function DomainsPanel({ provider, ...props }: StaffOidcViewProps) {
  const proofs = new Map(provider.proofs.map((proof) => [proof.domain, proof]))
  return (
    <Panel title={texts.title}>
      <Stack>
        <p>{texts.description}</p>
        <PlainList gap="large">
          {provider.domains.map((domain) => (
            <DomainLine key={domain} domain={domain} proof={proofs.get(domain)} {...props} />
          ))}
        </PlainList>
      </Stack>
    </Panel>
  )
}

type LineProps = Pick<StaffOidcViewProps, 'mayWrite' | 'onCheckDomain' | 'onAskDomain'> & {
  domain: string
  proof: DomainProof | undefined
}

/** One domain; it is looked for, or its record asked for, by one button. */
function DomainLine({ domain, proof, mayWrite, onCheckDomain, onAskDomain }: LineProps) {
  const [isBusy, setIsBusy] = useState(false)
  const state = proof?.state ?? 'unasked'
  const words = proof
    ? { short: texts.check, long: texts.checkLong }
    : { short: texts.ask, long: texts.askLong }
  const handleAct = async () => {
    setIsBusy(true)
    await (proof ? onCheckDomain : onAskDomain)(domain)
    setIsBusy(false)
  }
  return (
    <li className={styles.domain}>
      <Row gap="regular" align="center">
        <strong className={styles.address}>{domain}</strong>
        <StatusChip tone={tones[state]}>{texts.states[state]}</StatusChip>
        {mayWrite && (
          <Button isBusy={isBusy} aria-label={fill(words.long, { domain })} onClick={() => void handleAct()}>
            {words.short}
          </Button>
        )}
      </Row>
      {proof && (
        <div className={styles.address}>
          <DefinitionList
            items={[
              { label: texts.record, value: <code>{proof.recordName}</code>, isText: true },
              { label: texts.value, value: <code>{proof.recordText}</code>, isText: true },
            ]}
          />
        </div>
      )}
      {proof?.until && <p>{fill(texts.failingUntil, { until: formatInstant(new Date(proof.until)) })}</p>}
      {proof?.checkedAt && (
        <p className={styles.note}>
          {fill(texts.checkedAt, { at: formatInstant(new Date(proof.checkedAt)) })}
        </p>
      )}
    </li>
  )
}
