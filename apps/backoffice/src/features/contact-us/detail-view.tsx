import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Presence } from '@enlace/contract/sign-in/presence/schemas.ts'
import type { DeskContactDetail } from '@enlace/contract/contact-us/desk/schemas.ts'
import { contactDeskTexts, contactMessageTexts as texts } from '@enlace/contract/contact-us/desk/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Hint } from '@enlace/ui/hint.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import type { ReactNode } from 'react'
import { AssigneeSelect } from '../../core/assignee/assignee-select.tsx'
import { ReviewColumns } from '../../core/papers/review-columns.tsx'
import { PresenceNote } from '../../core/presence/presence-note.tsx'
import styles from './contact.module.css'

type DeskContactViewProps = {
  message: DeskContactDetail
  others: readonly Presence[]
  mayWrite: boolean
  isBusy: boolean
  list: string
  reply: ReactNode
  note: ReactNode
  onAssign: (member: string | null) => void
  onTurn: (state: 'en_gestion' | 'cerrado') => void
}

/** One message of the contact form: what was written by whom, what was answered, and the answer. */
export function DeskContactView(props: DeskContactViewProps) {
  const { message, others, mayWrite, isBusy, list, reply, note, onTurn } = props
  const isClosed = message.estado === 'cerrado'
  return (
    <Stack gap="large">
      <Breadcrumb
        label={texts.breadcrumb}
        items={[{ label: contactDeskTexts.title, href: list }, { label: message.numero }]}
      />
      <PageHeading
        title={fill(texts.title, { numero: message.numero })}
        description={message.asunto}
        status={<StateChip owner="mensaje_contacto" state={message.estado} />}
        actions={
          mayWrite && (
            <Button isBusy={isBusy} onClick={() => onTurn(isClosed ? 'en_gestion' : 'cerrado')}>
              {isClosed ? texts.reopen : texts.close}
            </Button>
          )
        }
      />
      <PresenceNote others={others} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <ReviewColumns
        papers={
          <Stack>
            <Who {...props} />
            {mayWrite && <Panel title={texts.note}>{note}</Panel>}
          </Stack>
        }
      >
        <Panel title={texts.message}>
          <p className={styles.words}>{message.mensaje}</p>
        </Panel>
        <Panel title={texts.history}>
          {message.respuestas.length === 0 ? (
            <p>{texts.noHistory}</p>
          ) : (
            <PlainList isOrdered>
              {message.respuestas.map(({ id, tipo, autor, texto, at }) => (
                <li key={id}>
                  <strong>{texts.kinds[tipo]}</strong>{' '}
                  <Hint>
                    {autor} · {formatInstant(new Date(at))}
                  </Hint>
                  <p className={styles.words}>{texto}</p>
                </li>
              ))}
            </PlainList>
          )}
        </Panel>
        {mayWrite && <Panel title={texts.answer}>{isClosed ? <p>{texts.isClosed}</p> : reply}</Panel>}
      </ReviewColumns>
    </Stack>
  )
}

function Who({ message, mayWrite, isBusy, onAssign }: DeskContactViewProps) {
  return (
    <Panel title={texts.who}>
      <Stack>
        <DefinitionList
          items={[
            { label: texts.person, value: message.persona },
            { label: texts.email, value: message.correo },
            { label: texts.phone, value: showText(message.telefono) },
            { label: texts.company, value: showText(message.empresa) },
            { label: texts.job, value: showText(message.cargo) },
            { label: texts.city, value: showText(message.ciudad) },
            { label: texts.related, value: showText(message.relacionado) },
            { label: texts.through, value: showText(message.medio) },
            { label: texts.schedule, value: showText(message.horario) },
            { label: texts.received, value: formatInstant(new Date(message.at)) },
            ...(mayWrite
              ? []
              : [{ label: contactDeskTexts.responsable, value: showText(message.responsable) }]),
          ]}
        />
        {mayWrite && (
          <AssigneeSelect
            chosen={message.responsable_id}
            name={message.responsable}
            members={message.responsables}
            {...{ isBusy, onAssign }}
          />
        )}
      </Stack>
    </Panel>
  )
}
