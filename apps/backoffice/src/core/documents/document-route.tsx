import type { Call } from '@enlace/contract/core/call.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { OfDocument } from '@enlace/contract/core/values.ts'
import { type DocumentDescription, numberOf } from '@enlace/contract/documents/description.ts'
import { deskListTexts } from '@enlace/contract/documents/desk/texts.ts'
import { relatedTexts } from '@enlace/contract/documents/related/texts.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import type { ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useMayWrite } from '../session/staff-session.ts'
import { sendFiles, sendWithdrawal } from './files/queries.ts'
import { ScreenSkeleton } from '../screen/screen-skeleton.tsx'
import { type DeskKind, documentPlaces } from './document-places.ts'
import { DocumentView, type DocumentViewProps } from './document-view.tsx'
import type { ReadDocument } from './read-document.ts'

type DocumentRoute<Answer extends z.ZodMiniType<object>> = Pick<
  DocumentViewProps,
  'description' | 'calls'
> & {
  description: DocumentDescription & { kind: DeskKind }
  calls: { one: Call<typeof OfDocument, undefined, undefined, Answer> }
  /** The facts of its page that are derived or have a form of their own. */
  own?: (document: z.output<Answer>) => Readonly<Record<string, ReactNode>>
}

/** The page of one document of a supplier, as it is now. */
export function documentRoute<Answer extends z.ZodMiniType<object>>({
  description,
  calls,
  own,
}: DocumentRoute<Answer>) {
  const { kind } = description
  const list = deskListTexts[kind].title
  const titleOf = (data: object) => fill(relatedTexts[kind], { numero: numberOf(description, data) })
  return screenRoute({
    path: documentPlaces[kind].one.pattern,
    params: z.object({ id: z.uuid() }),
    query: ({ id }) => ({ ...callQuery(calls.one, { params: { id } }), staleTime: 0 }),
    title: ({ data }: { params: object; data: z.output<Answer> | undefined }) =>
      data === undefined ? list : titleOf(data),
    Screen: function DocumentScreen({ data }) {
      // Every answer has the fields of every document, beside those of its kind.
      const document = data as unknown as ReadDocument
      const { id } = document
      const mayWrite = useMayWrite('third-parties')
      const client = useQueryClient()
      const { queryKey } = callQuery(calls.one, { params: { id } })
      const take = async (work: Promise<unknown>) => {
        await work
        await client.invalidateQueries({ queryKey })
      }
      return (
        <DocumentView
          {...{ description, calls, document }}
          title={titleOf(data)}
          list={{ label: list, href: documentPlaces[kind].list() }}
          own={own?.(data)}
          fileActs={
            mayWrite
              ? {
                  onAdd: (added, onProgress) => take(sendFiles({ kind, id }, added, onProgress)),
                  onWithdraw: (file, reason) => take(sendWithdrawal({ kind, id }, file, reason)),
                }
              : undefined
          }
        />
      )
    },
    Pending: () => <ScreenSkeleton title={list} />,
  })
}
