import { fill } from '@enlace/contract/core/fill.ts'
import { getDeskObjection } from '@enlace/contract/notes-debit/desk/calls.ts'
import type { DeskObjectionDetail } from '@enlace/contract/notes-debit/desk/schemas.ts'
import { objectionsDeskTexts, objectionTexts as texts } from '@enlace/contract/notes-debit/desk/texts.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { useActReview } from '../../core/acts/use-act-review.ts'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { DecisionForm } from './decision-form.tsx'
import { ObjectionView } from './detail-view.tsx'
import { sendDecision, downloadFile, objectionQuery } from './queries.ts'

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
  const { id } = objection
  const { sending, decide, ...review } = useActReview<DeskObjectionDetail>({
    kind: 'objection',
    act: objection,
    queryKey: objectionQuery(id).queryKey,
    call: getDeskObjection,
    sent: texts.sent,
  })
  return (
    <ObjectionView
      objection={objection}
      {...review}
      listHref={paths.objections()}
      onDownload={(file) => void downloadFile(file)}
      form={
        <DecisionForm
          {...{ id, sending }}
          onDecide={(decision) => decide(() => sendDecision(id, decision))}
        />
      }
    />
  )
}
