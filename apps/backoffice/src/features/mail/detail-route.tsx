import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import type { DeskMailDetail } from '@enlace/contract/mail/desk/schemas.ts'
import { deskMailTexts as texts, mailsDeskTexts } from '@enlace/contract/mail/desk/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { goTo } from '@enlace/web/place.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { paths } from '../../core/paths.ts'
import { usePresence } from '../../core/presence/use-presence.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { DeskMailView } from './detail-view.tsx'
import { mailQuery, resend } from './queries.ts'

/** `/correos/{id}`: one mail of the company. */
export const deskMailRoute = screenRoute({
  path: paths.deskMail.pattern,
  title: ({ data }: { params: { id: string }; data: DeskMailDetail | undefined }) =>
    data?.asunto ?? mailsDeskTexts.title,
  params: z.object({ id: z.uuid() }),
  query: ({ id }) => mailQuery(id),
  Screen: ({ data }) => <Mail key={data.id} mail={data} />,
  Pending: () => <ScreenSkeleton title={mailsDeskTexts.title} />,
})

function Mail({ mail }: { mail: DeskMailDetail }) {
  const client = useQueryClient()
  const { busy, run } = useAct()
  const others = usePresence({ kind: 'mail', id: mail.id })
  return (
    <DeskMailView
      others={others}
      mail={mail}
      mayWrite={useMayWrite('mails')}
      isBusy={busy !== undefined}
      links={{ list: paths.mails(), mail: (id) => paths.deskMail({ id }) }}
      onResend={() =>
        run('resend', async () => {
          const { id, isNew } = await resend(mail.id)
          await client.invalidateQueries()
          toast({ kind: 'success', message: fill(isNew ? texts.resent : texts.tried, { para: mail.para }) })
          if (isNew) goTo(paths.deskMail({ id }))
        })
      }
    />
  )
}
