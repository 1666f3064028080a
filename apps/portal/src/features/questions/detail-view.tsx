import { fill } from '@enlace/contract/core/fill.ts'
import { askedTexts } from '@enlace/contract/documents/related/texts.ts'
import { documentTexts } from '@enlace/contract/documents/texts.ts'
import type { MessageForm as MessageRules, QuestionThread } from '@enlace/contract/questions/schemas.ts'
import { messageTexts, threadTypeTexts } from '@enlace/contract/questions/texts.ts'
import { questionsTexts, threadTexts as texts } from '@enlace/contract/questions/screen-texts.ts'
import type { AskedKind } from '@enlace/domain/document-kinds.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import { QuestionStateChip } from '../../core/questions/question-state.tsx'
import { detailPaths } from '../../core/document/document-paths.ts'
import { paths } from '../../core/paths.ts'
import { LateMessageForm } from '@enlace/web/messages/late-message-form.tsx'
import { MessageList } from '@enlace/web/messages/message-list.tsx'
import type { MessageFiles } from '@enlace/web/messages/use-message-files.ts'
import type { Sending } from '@enlace/web/form/use-sending.ts'

type ThreadViewProps = {
  thread: QuestionThread
  mayOpen: (kind: AskedKind) => boolean
  chosen: MessageFiles
  sending: Pick<Sending, 'isSending' | 'progress' | 'problem'>
  isTurning: boolean
  onSend: (form: MessageRules) => Promise<boolean>
  onTurn: (becomes: 'closed' | 'open') => void
  onDownload: (file: string) => void
}

/** One thread: what it is about, what was said, and what the person may do next. */
export function ThreadView(props: ThreadViewProps) {
  const { thread, chosen, sending, isTurning, onSend, onTurn, onDownload } = props
  const { numero, estado, may } = thread
  const [asksToClose, setAsksToClose] = useState(false)
  const title = fill(texts.title, { numero })
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Breadcrumb
          label={documentTexts.breadcrumb}
          items={[{ label: questionsTexts.title, href: paths.questions() }, { label: title }]}
        />
        <PageHeading
          title={title}
          status={<QuestionStateChip state={estado} />}
          actions={
            may.reopen ? (
              <Button isBusy={isTurning} onClick={() => onTurn('open')}>
                {texts.reopen}
              </Button>
            ) : (
              may.close && (
                <Button isBusy={isTurning} onClick={() => setAsksToClose(true)}>
                  {texts.close}
                </Button>
              )
            )
          }
        />
      </Stack>
      <Panel title={texts.about}>
        <DefinitionList items={factsOf(props)} />
      </Panel>
      <Panel title={messageTexts.title}>
        <MessageList
          messages={thread.messages}
          sides={{ proveedor: texts.you, compania: messageTexts.company }}
          file={{ onDownload }}
        />
      </Panel>
      {may.reply ? (
        <Panel title={messageTexts.reply}>
          <LateMessageForm
            draft={`message:${thread.id}`}
            texts={texts}
            {...{ chosen, sending }}
            onSubmit={onSend}
          />
        </Panel>
      ) : (
        <p>{estado === 'cerrada' ? texts.isClosed : texts.readOnly}</p>
      )}
      <ConfirmDialog
        isOpen={asksToClose}
        onClose={() => setAsksToClose(false)}
        title={texts.close}
        closeLabel={texts.keep}
        confirm={texts.close}
        cancel={texts.keep}
        onConfirm={() => {
          setAsksToClose(false)
          onTurn('closed')
        }}
      >
        <p>{fill(texts.closeQuestion, { numero })}</p>
      </ConfirmDialog>
    </Stack>
  )
}

function factsOf({ thread: { tipo, documento, sucursal, abierta_at }, mayOpen }: ThreadViewProps) {
  const name = documento && fill(askedTexts[documento.kind], { numero: documento.numero })
  return [
    { label: questionsTexts.tipo, value: threadTypeTexts[tipo] },
    ...(documento
      ? [
          {
            label: questionsTexts.documento,
            value: mayOpen(documento.kind) ? (
              <Link href={detailPaths[documento.kind]({ days: 0, id: documento.id })}>{name}</Link>
            ) : (
              name
            ),
          },
        ]
      : []),
    { label: texts.branch, value: sucursal },
    { label: texts.opened, value: formatInstant(new Date(abierta_at)) },
  ]
}
