import { fill } from '@enlace/contract/core/fill.ts'
import { assigneeTexts } from '@enlace/contract/staff/sign-in/assignee-texts.ts'
import { getDeskQuestion } from '@enlace/contract/questions/desk/calls.ts'
import type { DeskThread } from '@enlace/contract/questions/desk/schemas.ts'
import { deskThreadTexts as texts, questionsDeskTexts } from '@enlace/contract/questions/desk/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useMessageFiles } from '@enlace/web/messages/use-message-files.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { useFresh } from '../../core/live/use-fresh.ts'
import { paths } from '../../core/paths.ts'
import { usePresence } from '../../core/presence/use-presence.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { AnswerForm } from './answer-form.tsx'
import { DeskThreadView } from './detail-view.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { actsOf, downloadFile, questionQuery } from './queries.ts'

/** `/preguntas/{id}`: one thread of a supplier. */
export const deskQuestionRoute = screenRoute({
  path: paths.question.pattern,
  title: ({ data }: { params: { id: string }; data: DeskThread | undefined }) =>
    data ? fill(texts.title, { numero: data.numero }) : questionsDeskTexts.title,
  params: z.object({ id: z.uuid() }),
  query: ({ id }) => questionQuery(id),
  Screen: ({ data }) => <Thread key={data.id} thread={data} />,
  Pending: () => <ScreenSkeleton title={questionsDeskTexts.title} />,
})

function Thread({ thread }: { thread: DeskThread }) {
  const { id, version } = thread
  const mayWrite = useMayWrite('questions')
  const chosen = useMessageFiles()
  const [sending, noting] = [useSending(), useSending()]
  const { busy, run, take } = useAct<DeskThread>(questionQuery(id).queryKey)
  const others = usePresence({ kind: 'question', id })
  useFresh({ kind: 'question', id }, getDeskQuestion)
  const acts = actsOf(id)
  const nameOf = (member: string | null) => thread.responsables.find((one) => one.id === member)?.nombre
  return (
    <DeskThreadView
      {...{ thread, others, mayWrite }}
      isBusy={busy !== undefined}
      links={{ list: paths.questions(), decide: decideLink(thread) }}
      onAssign={(member) => {
        const nombre = nameOf(member)
        const done = nombre ? fill(assigneeTexts.assigned, { nombre }) : assigneeTexts.released
        void run('assign', () => take(acts.assign(version, member)), done)
      }}
      onTurn={(estado) => void run('turn', () => take(acts.turn(version, estado)), texts.turned)}
      onDownload={(file) => void downloadFile(file)}
      answer={
        <AnswerForm
          {...{ thread, chosen, sending }}
          onSend={async (answer) => {
            const isTaken = await sending.run(async (onProgress) => {
              await take(acts.answer(answer, version, chosen.files, onProgress))
              toast({ kind: 'success', message: texts.sent })
            })
            if (isTaken) chosen.clear()
            return isTaken
          }}
        />
      }
      notes={
        <NotesPanel
          {...{ id, mayWrite }}
          notes={thread.notes}
          sending={noting}
          onNote={(note) =>
            noting.run(async () => {
              await take(acts.note(note))
              toast({ kind: 'success', message: texts.noted })
            })
          }
        />
      }
    />
  )
}

/** Where the objection or the proposal of a thread is decided, while it is not. */
function decideLink({ acto }: DeskThread): string | undefined {
  if (acto === null || acto.isDecided) return undefined
  return acto.tipo === 'objetar' ? paths.objection({ id: acto.id }) : paths.proposal({ id: acto.id })
}
