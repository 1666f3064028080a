import { domainTexts } from '@enlace/contract/domains/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { MailSettings } from '@enlace/contract/mail/settings/schemas.ts'
import { mailSettingsTexts } from '@enlace/contract/mail/settings/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { DomainRecord } from '../../../core/domains/domain-record.tsx'

const texts = mailSettingsTexts.proof

type SenderDomainPanelProps = {
  settings: MailSettings
  mayWrite: boolean
  isLooking: boolean
  onLook: (domain: string) => void
}

/** The record that is left to set up before mails go out under the company's own address; nothing where it stands. */
export function SenderDomainPanel({ settings, mayWrite, isLooking, onLook }: SenderDomainPanelProps) {
  const { senderDomain: proof } = settings
  if (proof === null || proof.state === 'proven') return null
  const { recordName, recordText, checkedAt, domain } = proof
  return (
    <Panel title={texts.domainTitle}>
      <Stack isNarrow>
        <Banner kind="warning">{sentenceOf(settings)}</Banner>
        <DomainRecord {...{ recordName, recordText, checkedAt }} />
        {mayWrite && (
          <Actions>
            <Button isBusy={isLooking} onClick={() => onLook(domain)}>
              {isLooking ? domainTexts.record.checking : domainTexts.record.check}
            </Button>
          </Actions>
        )}
      </Stack>
    </Panel>
  )
}

function sentenceOf({
  senderDomain: proof,
  fromAddress: address,
  effective,
  unprovenUntil,
  installation,
}: MailSettings) {
  const untilIso = proof?.until ?? unprovenUntil
  const until = untilIso === null ? '' : formatInstant(new Date(untilIso))
  const names = { address, domain: proof?.domain ?? '', sender: effective.address, until }
  if (proof?.state === 'failing') return fill(texts.domainFailing, names)
  if (unprovenUntil !== null) return fill(texts.domainGrace, names)
  return fill(installation.address === '' ? texts.domainWaitingAlone : texts.domainWaiting, names)
}
