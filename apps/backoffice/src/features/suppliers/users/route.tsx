import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import { SupplierId } from '@enlace/contract/core/values.ts'
import {
  supplierFormTexts,
  supplierListTexts as texts,
  supplierUserActTexts,
} from '@enlace/contract/suppliers/texts.ts'
import type { SupplierUserDetail } from '@enlace/contract/suppliers/users/schemas.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { supplierQuery, suppliersKey } from '../queries.ts'
import { userName } from '../shown.ts'
import type { ChangeGrant, UserAct } from './user-acts.ts'
import { eventsQuery, sendAct, sendGrant, userQuery } from './queries.ts'
import { SupplierUserView } from './view.tsx'

type Place = { id: number; user: string }

/** `/proveedores/{id}/usuarios/{user}`: one user of a third party. */
export const supplierUserRoute = screenRoute({
  path: paths.supplierUser.pattern,
  title: ({ data }: { params: Place; data: SupplierUserDetail | undefined }) =>
    data ? `${userName(data.user)} · ${data.supplier.nombre}` : texts.title,
  params: z.object({ id: SupplierId, user: z.uuid() }),
  query: userQuery,
  Screen: ({ data, params }) => <SupplierUserScreen key={params.user} place={params} detail={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function SupplierUserScreen({ place, detail }: { place: Place; detail: SupplierUserDetail }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('third-parties')
  const mayHandleData = useMayWrite('operation')
  const { busy, run } = useAct()
  const renew = () =>
    Promise.all(
      [
        userQuery(place).queryKey,
        supplierQuery(place.id).queryKey,
        eventsQuery(place.id).queryKey,
        suppliersKey(),
      ].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
  const handleAct = (act: UserAct) => {
    const { user } = detail
    const done =
      act === 'resend'
        ? fill(supplierFormTexts.resent, { correo: user.correo })
        : fill(supplierUserActTexts.done[act], { nombre: userName(user) })
    // Whatever became of it, the page shows how the user stands now.
    void run(act, () => sendAct(act, place).finally(renew), done)
  }
  const handleChange: ChangeGrant = async (seen, to) => {
    try {
      await sendGrant(place, seen.sello, to)
    } catch (thrown) {
      if (failureOf(thrown).code === 'changed-meanwhile') await renew()
      throw thrown
    }
    await renew()
  }
  return (
    <SupplierUserView
      {...{ detail, mayWrite, busy }}
      links={{
        list: paths.suppliers(),
        supplier: paths.supplier({ id: place.id }, { parte: 'usuarios' }),
        personalData: mayHandleData ? paths.personalData({}, { correo: detail.user.correo }) : undefined,
      }}
      onAct={handleAct}
      onChange={handleChange}
    />
  )
}
