import { fill } from '@enlace/contract/core/fill.ts'
import {
  decideDeskObjection,
  downloadObjectionFile,
  getDeskObjection,
} from '@enlace/contract/notes-debit/desk/calls.ts'
import type { DeskObjectionDetail } from '@enlace/contract/notes-debit/desk/schemas.ts'
import { objectionsDeskTexts, objectionTexts as texts } from '@enlace/contract/notes-debit/desk/texts.ts'
import { download } from '@enlace/web/http/download.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { actQuery, useActReview } from '../../core/acts/use-act-review.ts'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { send } from '../../core/session/client.ts'
import { DecisionForm } from './decision-form.tsx'
import { ObjectionView } from './detail-view.tsx'

/** `/objeciones/{id}`: one objection to a debit note. */
export const objectionRoute = screenRoute({
  path: paths.objection.pattern,
  title: ({ data }: { params: { id: string }; data: DeskObjectionDetail | undefined }) =>
    data ? fill(texts.title, { nota: data.nota }) : objectionsDeskTexts.title,
  params: z.object({ id: z.uuid() }),
  query: ({ id }) => actQuery(getDeskObjection, id),
  Screen: ({ data }) => <Objection key={data.id} objection={data} />,
  Pending: () => <ScreenSkeleton title={objectionsDeskTexts.title} />,
})

function Objection({ objection }: { objection: DeskObjectionDetail }) {
  const { id } = objection
  const { sending, decide, ...review } = useActReview<DeskObjectionDetail>({
    kind: 'objection',
    act: objection,
    call: getDeskObjection,
    sent: texts.sent,
  })
  return (
    <ObjectionView
      objection={objection}
      {...review}
      listHref={paths.objections()}
      onDownload={(file) => void download(downloadObjectionFile, { params: { id: file } })}
      form={
        <DecisionForm
          {...{ id, sending }}
          onDecide={(decision) => decide(() => send(decideDeskObjection, { params: { id }, body: decision }))}
        />
      }
    />
  )
}
