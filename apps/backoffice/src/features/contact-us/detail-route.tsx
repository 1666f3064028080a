import { fill } from '@enlace/contract/core/fill.ts'
import { assigneeTexts } from '@enlace/contract/staff/sign-in/assignee-texts.ts'
import { getDeskContact } from '@enlace/contract/contact-us/desk/calls.ts'
import type { ContactReplyForm, DeskContactDetail } from '@enlace/contract/contact-us/desk/schemas.ts'
import { contactDeskTexts, contactMessageTexts as texts } from '@enlace/contract/contact-us/desk/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { useFresh } from '../../core/live/use-fresh.ts'
import { paths } from '../../core/paths.ts'
import { usePresence } from '../../core/presence/use-presence.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { DeskContactView } from './detail-view.tsx'
import { actsOf, contactQuery } from './queries.ts'
import { ReplyForm } from './reply-form.tsx'

/** `/mensajes/{id}`: one message of the contact form. */
export const contactMessageRoute = screenRoute({
  path: paths.contactMessage.pattern,
  title: ({ data }: { params: { id: string }; data: DeskContactDetail | undefined }) =>
    data ? fill(texts.title, { numero: data.numero }) : contactDeskTexts.title,
  params: z.object({ id: z.uuid() }),
  query: ({ id }) => contactQuery(id),
  Screen: ({ data }) => <Message key={data.id} message={data} />,
  Pending: () => <ScreenSkeleton title={contactDeskTexts.title} />,
})

function Message({ message }: { message: DeskContactDetail }) {
  const { id, version, correo } = message
  const mayWrite = useMayWrite('questions')
  const [sending, noting] = [useSending(), useSending()]
  const { busy, run, take } = useAct<DeskContactDetail>(contactQuery(id).queryKey)
  const others = usePresence({ kind: 'contact-message', id })
  useFresh({ kind: 'contact-message', id }, getDeskContact)
  const acts = actsOf(id)
  const sendBy =
    (by: typeof sending, kind: 'respuesta' | 'nota', done: string) => (reply: ContactReplyForm) =>
      by.run(async () => {
        await take(acts.reply(version, kind, reply))
        toast({ kind: 'success', message: done })
      })
  return (
    <DeskContactView
      {...{ message, others, mayWrite }}
      isBusy={busy !== undefined}
      list={paths.contactMessages()}
      onAssign={(member) => {
        const nombre = message.responsables.find((one) => one.id === member)?.nombre
        const done = nombre ? fill(assigneeTexts.assigned, { nombre }) : assigneeTexts.released
        void run('assign', () => take(acts.assign(version, member)), done)
      }}
      onTurn={(estado) =>
        void run(
          'turn',
          () => take(acts.turn(version, estado)),
          estado === 'cerrado' ? texts.closed : texts.reopened,
        )
      }
      reply={
        <ReplyForm
          {...{ id, correo, sending }}
          kind="respuesta"
          onSend={sendBy(sending, 'respuesta', fill(texts.sent, { correo }))}
        />
      }
      note={
        <ReplyForm
          {...{ id, correo }}
          sending={noting}
          kind="nota"
          onSend={sendBy(noting, 'nota', texts.noted)}
        />
      }
    />
  )
}
