import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { AnswerOf } from '@enlace/contract/core/call.ts'
import type { checkMailDomain } from '@enlace/contract/mail/settings/calls.ts'
import type { MailSettings, SenderCode, WrittenMailSettings } from '@enlace/contract/mail/settings/schemas.ts'
import { mailSettingsTexts as texts } from '@enlace/contract/mail/settings/texts.ts'
import { technicalTexts } from '@enlace/contract/core/technical-texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TechnicalDetails } from '@enlace/ui/technical-details.tsx'
import type { FormProblem } from '@enlace/web/form/form-shell.tsx'
import { DomainPanel } from './domain-panel.tsx'
import styles from './mail-settings.module.css'
import { ProofPanel } from './proof-panel.tsx'
import { SenderForm, senderFormId } from './sender-form.tsx'
import { SenderDomainPanel } from './sender-domain-panel.tsx'
import { TestPanel } from './test-panel.tsx'
import { SaveButton } from '../../../core/forms/save-button.tsx'

const proofTexts = texts.proof

type MailSettingsViewProps = {
  settings: MailSettings
  /** Whoever is in, to whom a test goes. */
  email: string
  mayWrite: boolean
  isSaving: boolean
  problem: FormProblem | null
  isTesting: boolean
  isProving: boolean
  proofProblem: FormProblem | null
  isSendingCode: boolean
  domain: AnswerOf<typeof checkMailDomain> | undefined
  isChecking: boolean
  domainFault: string | undefined
  onSave: (written: WrittenMailSettings) => void
  onTest: () => void
  onProve: (typed: SenderCode) => void
  onSendCode: () => void
  onCheck: () => void
  isLooking: boolean
  onLook: (domain: string) => void
}

/** Whom the mails come from, a test of them, and what the domain says: in the order in which one sets it up. */
export function MailSettingsView(props: MailSettingsViewProps) {
  const { settings, mayWrite } = props
  const { effective, installation, proof, waiting, dead } = settings
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={texts.description}
        actions={mayWrite && <SaveButton form={senderFormId} isSaving={props.isSaving} isDisabled={false} />}
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {installation.server === null && (
        <Banner kind="warning">
          {texts.sender.noServer}
          <TechnicalDetails label={technicalTexts.title}>
            <p>{technicalTexts.sender}</p>
          </TechnicalDetails>
        </Banner>
      )}
      <Panel title={texts.sender.title}>
        <Stack>
          <div className={styles.facts}>
            {effective.address !== '' && (
              <p>
                {fill(texts.sender.effective, effective)}
                {effective.replyTo !== effective.address && (
                  <> {fill(texts.sender.effectiveReply, effective)}</>
                )}
              </p>
            )}
            {proof.state === 'proven' && (
              <Quiet>{fill(proofTexts.proven, { at: formatInstant(new Date(proof.at)) })}</Quiet>
            )}
            {installation.server !== null && (
              <Quiet>{fill(texts.sender.server, { server: installation.server })}</Quiet>
            )}
            <Quiet>{fill(texts.sender.queue, { waiting, dead })}</Quiet>
          </div>
          <Stack isNarrow>
            <SenderForm {...props} />
          </Stack>
        </Stack>
      </Panel>
      <ProofPanel key={settings.fromAddress} {...props} />
      <SenderDomainPanel {...props} />
      <TestPanel {...props} />
      <DomainPanel {...props} />
    </Stack>
  )
}
