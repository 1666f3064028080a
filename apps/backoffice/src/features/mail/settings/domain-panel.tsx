import { fill } from '@enlace/contract/core/fill.ts'
import type { AnswerOf } from '@enlace/contract/core/call.ts'
import type { checkMailDomain } from '@enlace/contract/mail/settings/calls.ts'
import type { DomainCheck, MailSettings } from '@enlace/contract/mail/settings/schemas.ts'
import { domainFindingTexts, mailSettingsTexts } from '@enlace/contract/mail/settings/texts.ts'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import styles from './mail-settings.module.css'

const texts = mailSettingsTexts.domain
const tones = { good: 'good', warning: 'warning', bad: 'bad', unknown: 'neutral' } as const

type DomainPanelProps = {
  settings: MailSettings
  domain: AnswerOf<typeof checkMailDomain> | undefined
  isChecking: boolean
  domainFault: string | undefined
  onCheck: () => void
}

/** What whoever receives the mails finds of their domain, each in a sentence, and what to do about it. */
export function DomainPanel({ settings, domain, isChecking, domainFault, onCheck }: DomainPanelProps) {
  // What the company wants to send from is looked into before it is proven.
  const address = settings.fromAddress || settings.effective.address
  const name = address.slice(address.lastIndexOf('@') + 1)
  if (name === '') {
    return (
      <Panel title={texts.title}>
        <p>{texts.noDomain}</p>
      </Panel>
    )
  }
  return (
    <Panel
      title={texts.title}
      actions={
        <Button isBusy={isChecking} onClick={onCheck}>
          {isChecking ? texts.checking : domain ? texts.again : texts.check}
        </Button>
      }
    >
      <Stack>
        <p>{fill(texts.intro, { domain: name })}</p>
        {domainFault !== undefined && <Banner kind="warning">{domainFault}</Banner>}
        <div role="status">
          {domain && (
            <PlainList gap="large">
              {domain.checks.map((check) => (
                <Check
                  key={check.check}
                  check={check}
                  server={settings.installation.server ?? texts.unknownServer}
                />
              ))}
            </PlainList>
          )}
        </div>
      </Stack>
    </Panel>
  )
}

function Check({ check, server }: { check: DomainCheck; server: string }) {
  const { says, todo } = domainFindingTexts[check.finding]
  const { name, found } = check
  return (
    <li className={styles.check}>
      <Row align="center">
        <h3 className={styles.name}>{texts.names[check.check]}</h3>
        <StatusChip tone={tones[check.level]}>{texts.levels[check.level]}</StatusChip>
      </Row>
      <p>{says}</p>
      {todo !== '' && <p>{fill(todo, { server, name })}</p>}
      {check.level !== 'unknown' && (
        <p className={styles.record}>
          {found === '' ? (
            fill(texts.nothing, { name })
          ) : (
            <>
              {fill(texts.found, { name })}: <code>{found}</code>
            </>
          )}
        </p>
      )}
    </li>
  )
}
