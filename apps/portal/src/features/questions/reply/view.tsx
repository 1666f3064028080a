import { fill } from '@enlace/contract/core/fill.ts'
import { askedTexts } from '@enlace/contract/documents/related/texts.ts'
import type { MessageForm as MessageRules, ReplyPage } from '@enlace/contract/questions/schemas.ts'
import { messageTexts, threadTypeTexts } from '@enlace/contract/questions/texts.ts'
import { replyTexts as texts } from '@enlace/contract/questions/reply/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { LateMessageForm } from '@enlace/web/messages/late-message-form.tsx'
import { MessageList } from '@enlace/web/messages/message-list.tsx'
import type { MessageFiles } from '@enlace/web/messages/use-message-files.ts'
import type { Sending } from '@enlace/web/form/use-sending.ts'
import { VisitorPage } from '../../../core/visitor/visitor-page.tsx'

type ReplyViewProps = {
  page: ReplyPage
  draft: string
  fileHref: (id: string) => string
  chosen: MessageFiles
  sending: Pick<Sending, 'isSending' | 'progress' | 'problem'>
  onSend: (form: MessageRules) => Promise<boolean>
}

/** A thread for the company's person who was mailed: who asks, about what, what was said, and the answer. */
export function ReplyView({ page, draft, fileHref, chosen, sending, onSend }: ReplyViewProps) {
  return (
    <VisitorPage
      title={fill(texts.title, { numero: page.numero })}
      status={<StateChip owner="consulta" state={page.estado} />}
      description={fill(texts.intro, {
        destinatario: page.destinatario,
        vence: formatInstant(new Date(page.vence_at)),
      })}
    >
      <Panel title={texts.facts}>
        <DefinitionList items={factsOf(page)} />
      </Panel>
      <Panel title={messageTexts.title}>
        <MessageList
          messages={page.messages}
          sides={{ proveedor: page.proveedor, compania: messageTexts.company }}
          file={{ hrefOf: fileHref }}
        />
      </Panel>
      {page.mayReply ? (
        <Panel title={messageTexts.reply}>
          <LateMessageForm draft={draft} texts={texts} {...{ chosen, sending }} onSubmit={onSend} />
        </Panel>
      ) : (
        <p>{texts.closed}</p>
      )}
    </VisitorPage>
  )
}

/** The answer went out: what happens with it, and with the link. */
export function ReplySent() {
  return (
    <VisitorPage announcedAs="status" title={texts.done} description={texts.doneText}>
      <p>{texts.doneAgain}</p>
    </VisitorPage>
  )
}

function factsOf({ proveedor, nit, sucursal, tipo, documento }: ReplyPage) {
  return [
    { label: texts.supplier, value: proveedor },
    { label: texts.nit, value: formatWholeNit(nit) },
    { label: texts.branch, value: sucursal },
    { label: texts.type, value: threadTypeTexts[tipo] },
    ...(documento
      ? [{ label: texts.document, value: fill(askedTexts[documento.kind], { numero: documento.numero }) }]
      : []),
  ]
}
