import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { mailboxMinutes } from '@enlace/contract/invoice-mail/limits.ts'
import type { InvoiceMailbox, KeptMailbox } from '@enlace/contract/invoice-mail/settings/schemas.ts'
import { invoiceMailboxTexts as texts } from '@enlace/contract/invoice-mail/settings/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showInstant, showText } from '@enlace/web/document/shown.ts'
import { paths } from '../../../core/paths.ts'
import { MailboxForm, type MailboxActs } from './mailbox-form.tsx'

type InvoiceMailboxViewProps = MailboxActs & { mailbox: InvoiceMailbox; mayWrite: boolean }

/** How the mailbox of invoices stands, and the form by which it is reached. */
export function InvoiceMailboxView({ mailbox, mayWrite, ...acts }: InvoiceMailboxViewProps) {
  const { buzon, modulo } = mailbox
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={fill(texts.description, { n: mailboxMinutes })}
        actions={<ButtonLink href={paths.invoiceMails()}>{texts.desk}</ButtonLink>}
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {!modulo && <Banner kind="warning">{texts.moduleOff}</Banner>}
      {buzon === null ? (
        <Banner kind="info">
          {texts.off} {texts.offHint}
        </Banner>
      ) : (
        <Standing mailbox={buzon} />
      )}
      <Panel title={texts.how}>
        <MailboxForm mailbox={buzon} mayWrite={mayWrite} {...acts} />
      </Panel>
    </Stack>
  )
}

function Standing({ mailbox }: { mailbox: KeptMailbox }) {
  const { encendido, motivo, falla, leido_at: read, proxima_at: next } = mailbox
  return (
    <Panel title={texts.state}>
      <Stack>
        {motivo !== null && !encendido && (
          <Banner kind="warning">{fill(texts.stoppedWhy, { motivo })}</Banner>
        )}
        {falla !== null && encendido && (
          <Banner kind="warning">{fill(texts.failed, { motivo: falla })}</Banner>
        )}
        <DefinitionList
          items={[
            { label: texts.state, value: encendido ? texts.on : texts.stopped },
            { label: texts.read, value: read === null ? showText(null) : showInstant(read) },
            ...(next === null ? [] : [{ label: texts.next, value: showInstant(next) }]),
          ]}
        />
      </Stack>
    </Panel>
  )
}
