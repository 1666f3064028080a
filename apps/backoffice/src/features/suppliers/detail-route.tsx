import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill'
import {
  type SupplierDetail,
  SupplierId,
  type SupplierUser,
} from '@enlace/contract/features/suppliers/schemas'
import { supplierFormTexts, supplierListTexts as texts } from '@enlace/contract/features/suppliers/texts'
import { toast } from '@enlace/ui/core/toasts'
import { useDeed } from '@enlace/web/http/use-deed.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen-skeleton.tsx'
import { useMayWrite } from '../../core/staff-session.ts'
import { type Invite, type SupplierPart, supplierParts } from './actions.ts'
import { SupplierView } from './detail-view.tsx'
import { sendAgain, sendInvitation, supplierQuery, suppliersKey } from './queries.ts'

/** `/proveedores/{id}`: one third party. */
export const supplierRoute = screenRoute({
  path: paths.supplier.pattern,
  title: ({ data }: { params: { id: number }; data: SupplierDetail | undefined }) =>
    data ? `${data.supplier.nombre} · ${texts.title}` : texts.title,
  params: z.object({ id: SupplierId }),
  search: ({ parte }) => supplierParts.find((part) => part === parte) ?? 'datos',
  query: ({ id }) => supplierQuery(id),
  Screen: ({ data, params, search, changeSearch }) => (
    <SupplierScreen
      key={params.id}
      id={params.id}
      detail={data}
      part={search}
      onPart={(part) => changeSearch({ parte: part === 'datos' ? undefined : part }, { replaces: true })}
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
  const { busy, run } = useDeed()
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
      onInvite={handleInvite}
      onResend={(user) => void handleResend(user)}
    />
  )
}
