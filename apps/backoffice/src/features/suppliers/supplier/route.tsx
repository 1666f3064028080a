import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import { SupplierId } from '@enlace/contract/core/values.ts'
import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import { type SupplierDetail, type SupplierUser } from '@enlace/contract/suppliers/schemas.ts'
import {
  supplierFormTexts,
  supplierListTexts as texts,
  supplierViewTexts,
} from '@enlace/contract/suppliers/texts.ts'
import { type StaffArea, staffRight } from '@enlace/domain/staff-roles.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import type { SupportingPermission } from '@enlace/contract/invoices/permission/schemas.ts'
import { supportingPermissionTexts as supportingTexts } from '@enlace/contract/invoices/permission/texts.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { goTo } from '@enlace/web/place.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { documentPlaces } from '../../../core/documents/document-places.ts'
import { FailedScreen } from '../../../core/screen/failed-screen.tsx'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite, useStaff } from '../../../core/session/staff-session.ts'
import { type Invite, type SupplierPart, supplierParts } from '../actions.ts'
import { SupplierView } from './view.tsx'
import { DocumentsPart } from './documents-part.tsx'
import { SummaryPart } from './summary-part.tsx'
import { EventList } from '../event-list.tsx'
import { searchOthers } from '../merges/queries.ts'
import {
  sendAgain,
  sendClass,
  sendInvitation,
  sendSupporting,
  supplierQuery,
  suppliersKey,
  supplierSummaryQuery,
  supportingQuery,
  viewPortal,
} from '../queries.ts'
import { SupportingPanel } from './supporting-panel.tsx'
import { eventsQuery, holdingsQuery } from '../users/queries.ts'

/** `/proveedores/{id}`: one third party. */
export const supplierRoute = screenRoute({
  path: paths.supplier.pattern,
  title: ({ data }: { params: { id: number }; data: SupplierDetail | undefined }) =>
    data ? `${data.supplier.nombre} · ${texts.title}` : texts.title,
  params: z.object({ id: SupplierId }),
  search: ({ parte }) => supplierParts.find((part) => part === parte) ?? 'resumen',
  query: ({ id }) => supplierQuery(id),
  Screen: ({ data, params, search, changeSearch }) => (
    <SupplierScreen
      key={params.id}
      id={params.id}
      detail={data}
      part={search}
      onPart={(part) => changeSearch({ parte: part === 'resumen' ? undefined : part }, { replaces: true })}
    />
  ),
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

type SupplierScreenProps = {
  id: number
  detail: SupplierDetail
  part: SupplierPart
  onPart: (part: SupplierPart) => void
}

function SupplierScreen({ id, detail, part, onPart }: SupplierScreenProps) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('third-parties')
  const { busy, run } = useAct()
  const { take } = useAct(supplierQuery(id).queryKey)
  const { unidoA } = detail.supplier
  const renew = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: supplierQuery(id).queryKey }),
      client.invalidateQueries({ queryKey: suppliersKey() }),
    ])
  const handleInvite: Invite = async (person) => {
    await sendInvitation(id, person)
    await renew()
    onPart('usuarios')
  }
  const handleResend = (user: SupplierUser) =>
    run(user.id, async () => {
      const { correo } = await sendAgain(id, user.id).finally(renew)
      toast({ kind: 'success', message: fill(supplierFormTexts.resent, { correo }) })
    })
  return (
    <SupplierView
      {...{ detail, part, mayWrite, busy, onPart }}
      listHref={paths.suppliers()}
      hrefOfUser={(user) => paths.supplierUser({ id, user })}
      summary={<Summary id={id} users={detail.users} />}
      history={<History id={id} />}
      documents={<Documents id={id} nombre={detail.supplier.nombre} />}
      supporting={<Supporting {...{ id, mayWrite }} />}
      mergedHref={unidoA === null ? undefined : paths.supplier({ id: String(unidoA) })}
      searchOthers={(text, signal) => searchOthers(text, String(id), signal)}
      onMerge={(other) => goTo(paths.mergeSuppliers({ id: String(id), other }))}
      onClassify={(wanted) => take(sendClass(id, wanted))}
      onInvite={handleInvite}
      onResend={(user) => void handleResend(user)}
      onView={() => void run('view', () => viewPortal(id), supplierViewTexts.done)}
    />
  )
}

/** Its permission for cuentas de cobro. */
function Supporting({ id, mayWrite }: { id: number; mayWrite: boolean }) {
  const { data } = useQuery(supportingQuery(id))
  const act = useAct<SupportingPermission>(supportingQuery(id).queryKey)
  if (!data) return null
  return (
    <SupportingPanel
      permission={data}
      mayWrite={mayWrite}
      isBusy={act.busy !== undefined}
      onSet={(abierta) =>
        void act.run('supporting', () => act.take(sendSupporting(id, { abierta })), supportingTexts.saved)
      }
    />
  )
}

/** What a call from the third party is about, with the places where it is dealt with. */
function Summary({ id, users }: { id: number; users: SupplierDetail['users'] }) {
  const { data, error, refetch } = useQuery(supplierSummaryQuery(id))
  if (error && !data) return <FailedScreen failure={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={12} />
  return (
    <SummaryPart
      summary={data}
      users={users}
      hrefs={{
        payments: paths.payments({}, { proveedor: id }),
        payment: (document) => paths.payment({ id: document }),
        matter: (matter) => matterPaths[matter.kind]({ id: matter.id }),
        user: (user) => paths.supplierUser({ id, user }),
      }}
    />
  )
}

/** Where what a third party has open is dealt with. */
const matterPaths = {
  question: paths.question,
  objection: paths.objection,
  proposal: paths.proposal,
  'profile-request': paths.profileRequest,
  'bank-change': paths.bankChange,
  'required-document': paths.documentReview,
  'contract-policy': paths.contractPolicy,
}

/** What happened at the third party: fetched when it is asked for. */
function History({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(eventsQuery(id))
  if (error && !data) return <FailedScreen failure={error} onRetry={() => void refetch()} />
  return data ? <EventList events={data.events} namesUsers /> : <Skeleton lines={6} />
}

/** How much the portal has of the third party, with the lists that whoever is in may open. */
function Documents({ id, nombre }: { id: number; nombre: string }) {
  const { rol } = useStaff()
  const { data, error, refetch } = useQuery(holdingsQuery(id))
  if (error && !data) return <FailedScreen failure={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} />
  const hrefOf = (what: string) => {
    const list = lists[what]
    return list && staffRight(rol, list.area) !== undefined ? list.hrefOf(nombre, id) : undefined
  }
  return <DocumentsPart lines={data.lines} hrefOf={hrefOf} />
}

/** The list of a kind of documents, narrowed to the third party. */
function documentsOf(kind: DocumentKind, area: StaffArea = 'third-parties') {
  return { area, hrefOf: (_: string, id: number) => documentPlaces[kind].list({}, { proveedor: id }) }
}

/** Where the records of a kind are dealt with, and in whose area. */
const lists: Readonly<Record<string, { area: StaffArea; hrefOf: (q: string, id: number) => string }>> = {
  account_statements: documentsOf('account-statements'),
  payments_made: documentsOf('payments-made'),
  purchase_order: documentsOf('purchase-order'),
  purchase_tickets: documentsOf('purchase-tickets'),
  notes_debit: documentsOf('notes-debit'),
  supplier_contracts: documentsOf('supplier-contracts', 'documents'),
  questions: { area: 'questions', hrefOf: (q) => paths.questions({}, { q }) },
  registration_requests: { area: 'registrations', hrefOf: (q) => paths.registrations({}, { q }) },
  profile_requests: { area: 'registrations', hrefOf: (q) => paths.profileRequests({}, { q }) },
  supplier_documents: { area: 'documents', hrefOf: (q) => paths.documentsReview({}, { q }) },
  certificates: { area: 'certificates', hrefOf: (q) => paths.certificates({}, { q }) },
}
