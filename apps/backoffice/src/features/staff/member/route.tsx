import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import type { StaffDetail } from '@enlace/contract/staff/schemas.ts'
import { staffActTexts, staffListTexts as texts } from '@enlace/contract/staff/screen-texts.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import type { ChangeAccess, ChangeEmail, StaffAct } from '../acts.ts'
import { StaffDetailView } from './view.tsx'
import { memberQuery, sendAccess, sendAct, sendEmail, staffQuery } from '../queries.ts'
import { nameOf } from '../shown.ts'

/** `/equipo/{id}`: one member of the back office. */
export const staffMemberRoute = screenRoute({
  path: paths.staffMember.pattern,
  title: ({ data }: { params: { id: string }; data: StaffDetail | undefined }) =>
    data ? `${nameOf(data.member)} · ${texts.title}` : texts.title,
  params: z.object({ id: z.uuid() }),
  query: ({ id }) => memberQuery(id),
  Screen: ({ data }) => <StaffMemberScreen detail={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function StaffMemberScreen({ detail }: { detail: StaffDetail }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('staff')
  const { busy, run } = useAct()
  const { member } = detail
  const renew = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: memberQuery(member.id).queryKey }),
      client.invalidateQueries({ queryKey: staffQuery().queryKey }),
    ])
  const handleAct = (act: StaffAct) => {
    const names = { nombre: nameOf(member), correo: member.email }
    void run(
      act,
      async () => {
        // Whatever became of it, the page shows how the member stands now.
        await sendAct(act, member).finally(renew)
      },
      fill(staffActTexts.done[act], names),
    )
  }
  const handleChange: ChangeAccess = async (seen, to) => {
    try {
      await sendAccess(seen, to)
    } catch (thrown) {
      if (failureOf(thrown).code === 'changed-meanwhile') await renew()
      throw thrown
    }
    await renew()
  }
  const handleChangeEmail: ChangeEmail = async (to) => {
    await sendEmail(member.id, to)
    await renew()
  }
  return (
    <StaffDetailView
      {...{ detail, mayWrite, busy }}
      links={{
        list: paths.staffMembers(),
        ownAccount: paths.ownAccount(),
        personalData: paths.personalData({}, { correo: member.email }),
      }}
      onAct={handleAct}
      onChange={handleChange}
      onChangeEmail={handleChangeEmail}
    />
  )
}
