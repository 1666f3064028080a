import type { Call } from '@enlace/contract/core/call.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { OfDocument } from '@enlace/contract/core/values.ts'
import { type DocumentDescription, numberOf } from '@enlace/contract/documents/description.ts'
import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import { relatedTexts } from '@enlace/contract/documents/related/texts.ts'
import { DocumentSkeleton } from '@enlace/web/document/document-skeleton.tsx'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { documentParams } from './document-params.ts'
import { detailPaths, listPaths } from './document-paths.ts'
import { useMayOpen } from './use-may-open.ts'

/** What the page of any document is given: the document, where it is, and which others the person may open. */
export type DocumentViewProps<Document> = {
  document: Document
  /** The page's title, and the list above it. */
  place: { title: string; list: { label: string; href: string } }
  mayOpen: (kind: DocumentKind) => boolean
}

type DocumentRoute<Answer extends z.ZodMiniType<object>> = {
  call: Call<typeof OfDocument, undefined, undefined, Answer>
  document: Pick<DocumentDescription, 'kind' | 'number'>
  /** The title of the list. */
  list: string
  /** The title of one document with its number, if other documents call it otherwise. */
  title?: string
  View: (props: DocumentViewProps<z.output<Answer>>) => ReactNode
}

/** The page of one document by its opaque id (decisions 4). */
export function documentRoute<Answer extends z.ZodMiniType<object>>({
  call,
  document,
  list,
  title,
  View,
}: DocumentRoute<Answer>) {
  const { kind } = document
  const listAt = (days: number) => ({ label: list, href: listPaths[kind]({ days }) })
  const titleOf = (data: z.output<Answer>) =>
    fill(title ?? relatedTexts[kind], { numero: numberOf(document, data) })
  return screenRoute({
    path: detailPaths[kind].pattern,
    params: documentParams,
    query: ({ id }) => callQuery(call, { params: { id } }),
    title: ({ data }) => (data === undefined ? list : titleOf(data)),
    Screen: ({ params, data }) => (
      <View
        document={data}
        place={{ title: titleOf(data), list: listAt(params.days) }}
        mayOpen={useMayOpen()}
      />
    ),
    Pending: ({ params }) => <DocumentSkeleton list={listAt(params.days)} />,
  })
}
