import { getDebitNote } from '@enlace/contract/notes-debit/calls.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { debitNoteTexts } from '@enlace/contract/notes-debit/detail-texts.ts'
import { debitNotesTexts } from '@enlace/contract/notes-debit/texts.ts'
import { DocumentSkeleton } from '@enlace/web/document/document-skeleton.tsx'
import { documentParams } from '../../core/document/document-params.ts'
import { useMayOpen } from '../../core/document/use-may-open.ts'
import { paths } from '../../core/paths.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { DebitNoteView } from './detail-view.tsx'

const listHref = (days: number) => paths.debitNotes({ days })

/** One debit note by its opaque id (decisions 4). */
export const debitNoteRoute = screenRoute({
  path: paths.debitNote.pattern,
  params: documentParams,
  query: ({ id }) => callQuery(getDebitNote, { params: { id } }),
  title: ({ data }) => (data ? fill(debitNoteTexts.title, { numero: data.nro_nota }) : debitNotesTexts.title),
  Screen: ({ params, data }) => {
    const mayOpen = useMayOpen()
    return (
      <DebitNoteView
        note={data}
        listHref={listHref(params.days)}
        invoiceHrefOf={
          mayOpen('account-statements') ? (id) => paths.accountStatement({ days: 0, id }) : undefined
        }
        mayOpen={mayOpen}
      />
    )
  },
  Pending: ({ params }) => (
    <DocumentSkeleton list={{ label: debitNotesTexts.title, href: listHref(params.days) }} />
  ),
})
