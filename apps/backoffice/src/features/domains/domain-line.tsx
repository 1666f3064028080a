import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { domainListTexts as texts, domainStateTexts } from '@enlace/contract/domains/desk-texts.ts'
import type { DomainProof } from '@enlace/contract/domains/schemas.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { useState } from 'react'
import { DomainRecord } from '../../core/domains/domain-record.tsx'

const tones = { waiting: 'warning', proven: 'good', failing: 'warning', lapsed: 'bad' } as const

/** What can be done with a domain. */
export type DomainActs = {
  onCheck: (domain: string) => Promise<void>
  onRemove: (domain: string) => Promise<void>
}

type DomainLineProps = DomainActs & { proof: DomainProof; mayWrite: boolean }

/** One domain: how its proof stands, the record that gives it, and taking it off the list. */
export function DomainLine({ proof, mayWrite, onCheck, onRemove }: DomainLineProps) {
  const { domain, state, until, provenAt } = proof
  const [busy, setBusy] = useState<'check' | 'remove'>()
  const [isAsking, setIsAsking] = useState(false)
  const act = async (name: 'check' | 'remove', work: (domain: string) => Promise<void>) => {
    if (busy) return
    setBusy(name)
    await work(domain)
    setBusy(undefined)
    setIsAsking(false)
  }
  return (
    <li>
      <Stack gap="small">
        <Row gap="regular" align="center">
          <strong>{domain}</strong>
          <StatusChip tone={tones[state]}>{domainStateTexts[state]}</StatusChip>
          {mayWrite && (
            <>
              <Button
                isBusy={busy === 'check'}
                aria-label={fill(texts.checkLong, { domain })}
                onClick={() => void act('check', onCheck)}
              >
                {texts.check}
              </Button>
              <Button
                variant="quiet"
                aria-label={fill(texts.removeLong, { domain })}
                onClick={() => setIsAsking(true)}
              >
                {texts.remove}
              </Button>
            </>
          )}
        </Row>
        {until !== null && <p>{fill(texts.failingUntil, { until: formatInstant(new Date(until)) })}</p>}
        {provenAt !== null && (
          <Quiet>{fill(texts.provenSince, { fecha: formatInstant(new Date(provenAt)) })}</Quiet>
        )}
        <DomainRecord {...proof} />
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={texts.removeTitle}
          confirm={texts.removeTitle}
          cancel={formTexts.cancel}
          closeLabel={formTexts.close}
          isDanger
          isBusy={busy === 'remove'}
          onConfirm={() => void act('remove', onRemove)}
          onClose={() => setIsAsking(false)}
        >
          <p>{fill(texts.removeSure, { domain })}</p>
          <StepUpHint />
        </ConfirmDialog>
      )}
    </li>
  )
}
