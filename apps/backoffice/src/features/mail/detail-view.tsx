import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { bounceTexts } from '@enlace/contract/mail/bounce-texts.ts'
import type { DeskMailDetail } from '@enlace/contract/mail/desk/schemas.ts'
import { deskMailTexts as texts, mailsDeskTexts } from '@enlace/contract/mail/desk/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { useState } from 'react'
import type { Presence } from '@enlace/contract/sign-in/presence/schemas.ts'
import { PresenceNote } from '../../core/presence/presence-note.tsx'
import { MailContent } from './mail-content.tsx'
import { purposeText } from '../../core/mail-purpose.ts'

type DeskMailViewProps = {
  mail: DeskMailDetail
  others: readonly Presence[]
  mayWrite: boolean
  isBusy: boolean
  links: { list: string; mail: (id: string) => string }
  onResend: () => Promise<boolean>
}

const shown = (at: string) => formatInstant(new Date(at))

/** One mail: what became of it, how it looks, and sending it again. */
export function DeskMailView(props: DeskMailViewProps) {
  const { mail, mayWrite, isBusy, links, onResend } = props
  const [isAsking, setIsAsking] = useState(false)
  const isWaiting = mail.estado === 'en_cola' || mail.estado === 'reintentando'
  return (
    <Stack gap="large">
      <Breadcrumb
        label={texts.breadcrumb}
        items={[{ label: mailsDeskTexts.title, href: links.list }, { label: mail.asunto }]}
      />
      <PageHeading
        title={mail.asunto}
        description={mail.para}
        status={<StateChip owner="correo" state={mail.estado} />}
        actions={
          mayWrite &&
          mail.mayResend && (
            <Button
              variant="primary"
              isBusy={isBusy}
              onClick={() => (isWaiting ? void onResend() : setIsAsking(true))}
            >
              {isWaiting ? texts.tryNow : texts.resend}
            </Button>
          )
        }
      />
      <PresenceNote others={props.others} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {mail.rebote !== null && (
        <Banner kind={mail.rebote.tipo === 'demorado' ? 'info' : 'warning'}>
          {fill(bounceTexts[mail.rebote.tipo], { motivo: mail.error ?? '' }).trim()}
        </Banner>
      )}
      <Panel title={texts.facts}>
        <DefinitionList items={factsOf(props)} />
      </Panel>
      <MailContent mail={mail} />
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.resend}
        closeLabel={texts.close}
        onClose={() => setIsAsking(false)}
        confirm={texts.resend}
        cancel={texts.cancel}
        isBusy={isBusy}
        onConfirm={() => void onResend().then((isDone) => isDone && setIsAsking(false))}
      >
        <p>{fill(texts.resendQuestion, { asunto: mail.asunto, para: mail.para })}</p>
      </ConfirmDialog>
    </Stack>
  )
}

function factsOf({ mail, links }: DeskMailViewProps) {
  const given = (label: string, value: string | null) =>
    value === null || value === '' ? [] : [{ label, value }]
  return [
    ...given(texts.to, mail.para),
    ...given(texts.replyTo, mail.responder_a),
    ...given(texts.purpose, purposeText(mail.motivo)),
    ...given(texts.written, shown(mail.at)),
    ...given(texts.sent, mail.enviado_at && shown(mail.enviado_at)),
    ...given(texts.bounced, mail.rebote && shown(mail.rebote.at)),
    ...given(texts.attempts, mail.intentos === 0 ? null : String(mail.intentos)),
    ...given(texts.next, mail.siguiente_at && shown(mail.siguiente_at)),
    ...(mail.rebote === null ? given(texts.error, mail.error) : []),
    ...(mail.primero === null
      ? []
      : [
          {
            label: texts.first,
            value: (
              <Link href={links.mail(mail.primero.id)}>
                {fill(texts.firstOf, { at: shown(mail.primero.at) })}
              </Link>
            ),
          },
        ]),
    ...given(texts.resentBy, mail.por),
    ...(mail.reenvios.length === 0
      ? []
      : [
          {
            label: texts.again,
            value: (
              <Stack gap="small">
                {mail.reenvios.map(({ id, at, por, estado }) => (
                  <span key={id}>
                    <Link href={links.mail(id)}>{fill(texts.againLine, { at: shown(at), por })}</Link>{' '}
                    <StateChip owner="correo" state={estado} />
                  </span>
                ))}
              </Stack>
            ),
          },
        ]),
  ]
}
