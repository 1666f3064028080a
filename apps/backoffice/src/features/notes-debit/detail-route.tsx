import { fill } from '@enlace/contract/core/fill'
import { getDeskObjection } from '@enlace/contract/notes-debit/desk/calls'
import type { DeskObjectionDetail } from '@enlace/contract/notes-debit/desk/schemas'
import { objectionsDeskTexts, objectionTexts as texts } from '@enlace/contract/notes-debit/desk/texts'
import { staffRight } from '@enlace/domain/staff-roles'
import { toast } from '@enlace/ui/core/toasts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { useFresh } from '../../core/live/use-fresh.ts'
import { paths } from '../../core/paths.ts'
import { usePresence } from '../../core/presence/use-presence.ts'
import { ScreenSkeleton } from '../../core/screen-skeleton.tsx'
import { useMayWrite, useStaff } from '../../core/staff-session.ts'
import { DecisionForm } from './decision-form.tsx'
import { ObjectionView } from './detail-view.tsx'
import { decide, downloadFile, objectionQuery } from './queries.ts'

/** `/objeciones/{id}`: one objection to a debit note. */
export const objectionRoute = screenRoute({
  path: paths.objection.pattern,
  title: ({ data }: { params: { id: string }; data: DeskObjectionDetail | undefined }) =>
    data ? fill(texts.title, { nota: data.nota }) : objectionsDeskTexts.title,
  params: z.object({ id: z.uuid() }),
  query: ({ id }) => objectionQuery(id),
  Screen: ({ data }) => <Objection key={data.id} objection={data} />,
  Pending: () => <ScreenSkeleton title={objectionsDeskTexts.title} />,
})

function Objection({ objection }: { objection: DeskObjectionDetail }) {
  const { id, question_id: thread } = objection
  const mayWrite = useMayWrite('documents')
  const mayRead = staffRight(useStaff().rol, 'questions') !== undefined
  const sending = useSending()
  const { take } = useAct<DeskObjectionDetail>(objectionQuery(id).queryKey)
  const others = usePresence({ kind: 'objection', id })
  useFresh({ kind: 'objection', id }, getDeskObjection)
  return (
    <ObjectionView
      {...{ objection, others, mayWrite }}
      links={{
        list: paths.objections(),
        thread: mayRead && thread !== null ? paths.question({ id: thread }) : undefined,
      }}
      onDownload={(file) => void downloadFile(file)}
      form={
        <DecisionForm
          {...{ id, sending }}
          onDecide={(decision) =>
            sending.run(async () => {
              await take(decide(id, decision))
              toast({ kind: 'success', message: texts.sent })
            })
          }
        />
      }
    />
  )
}
