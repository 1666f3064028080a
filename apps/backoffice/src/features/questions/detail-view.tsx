import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Presence } from '@enlace/contract/sign-in/presence/schemas.ts'
import { messageTexts, threadTypeTexts } from '@enlace/contract/questions/texts.ts'
import { staffStates } from '@enlace/contract/questions/desk/state-schemas.ts'
import type { DeskThread } from '@enlace/contract/questions/desk/schemas.ts'
import {
  deskThreadTexts as texts,
  questionsDeskTexts,
  staffStateTexts,
} from '@enlace/contract/questions/desk/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { MessageList } from '@enlace/web/messages/message-list.tsx'
import type { ReactNode } from 'react'
import { AssigneeSelect } from '../../core/assignee/assignee-select.tsx'
import { NamedDocument } from '../../core/documents/named-document.tsx'
import { ReviewColumns } from '../../core/papers/review-columns.tsx'
import { PresenceNote } from '../../core/presence/presence-note.tsx'
import type { ThreadActs } from './actions.ts'

type DeskThreadViewProps = ThreadActs & {
  thread: DeskThread
  others: readonly Presence[]
  mayWrite: boolean
  isBusy: boolean
  links: { list: string; decide: string | undefined }
  /** The answer's form, and the team's notes. */
  answer: ReactNode
  notes: ReactNode
}

/** One thread: what was said, the answer, and beside them what it is about and what the team notes. */
export function DeskThreadView(props: DeskThreadViewProps) {
  const { thread, others, mayWrite, links, answer, notes, onDownload } = props
  const title = fill(texts.title, { numero: thread.numero })
  return (
    <Stack gap="large">
      <Breadcrumb
        label={texts.breadcrumb}
        items={[{ label: questionsDeskTexts.title, href: links.list }, { label: thread.numero }]}
      />
      <PageHeading
        title={title}
        description={`${thread.proveedor} · NIT ${formatWholeNit(thread.nit)}`}
        status={<StateChip owner="consulta" state={thread.estado} />}
      />
      <PresenceNote others={others} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {links.decide !== undefined && (
        <Banner kind="info">
          {thread.acto?.tipo === 'objetar' ? texts.decideObjection : texts.decideProposal}{' '}
          <ButtonLink href={links.decide}>{mayWrite ? texts.goDecide : texts.seeUndecided}</ButtonLink>
        </Banner>
      )}
      <ReviewColumns
        papers={
          <Stack>
            <Facts {...props} />
            {notes}
          </Stack>
        }
      >
        <Panel title={messageTexts.title}>
          <MessageList
            messages={thread.messages}
            sides={{ proveedor: texts.supplierSide, compania: texts.companySide }}
            file={{ onDownload }}
          />
        </Panel>
        {mayWrite && (
          <Panel title={texts.answer}>{thread.estado === 'cerrada' ? <p>{texts.closed}</p> : answer}</Panel>
        )}
      </ReviewColumns>
    </Stack>
  )
}

function Facts({ thread, mayWrite, isBusy, onAssign, onTurn }: DeskThreadViewProps) {
  const { documento } = thread
  return (
    <Panel title={texts.about}>
      <Stack>
        <DefinitionList
          items={[
            { label: texts.type, value: threadTypeTexts[thread.tipo] },
            {
              label: texts.document,
              value: documento === null ? showText(null) : <NamedDocument document={documento} />,
            },
            { label: texts.branch, value: thread.sucursal },
            { label: texts.opened, value: formatInstant(new Date(thread.abierta_at)) },
            ...(mayWrite
              ? []
              : [{ label: questionsDeskTexts.responsable, value: showText(thread.responsable) }]),
          ]}
        />
        {mayWrite && (
          <>
            <AssigneeSelect
              chosen={thread.responsable_id}
              name={thread.responsable}
              members={thread.responsables}
              {...{ isBusy, onAssign }}
            />
            <Select
              label={texts.state}
              hint={texts.stateHint}
              value={staffStates.some((state) => state === thread.estado) ? thread.estado : ''}
              placeholder={texts.chooseState}
              disabled={isBusy}
              options={staffStates.map((value) => ({ value, label: staffStateTexts[value] }))}
              onChange={({ currentTarget: { value } }) => {
                const becomes = staffStates.find((state) => state === value)
                if (becomes) onTurn(becomes)
              }}
            />
          </>
        )}
      </Stack>
    </Panel>
  )
}
