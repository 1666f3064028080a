import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill'
import { listOpenSessions } from '@enlace/contract/sign-in/sessions/calls'
import type { OpenSession } from '@enlace/contract/sign-in/sessions/schemas'
import { sessionsTexts as texts } from '@enlace/contract/sign-in/sessions/texts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import { paths } from '../../../core/paths.ts'
import { useMayWrite } from '../../../core/staff-session.ts'
import { windowless } from '../../../core/windowless.ts'
import { sessionReaders } from './filter.ts'
import { endSession, sessionSlice, sessionsQuery } from './queries.ts'
import { sessionList, SessionsView } from './view.tsx'

const listed = `${listOpenSessions.method} ${listOpenSessions.path}`

/** `/sesiones`: who is in. */
export const sessionsRoute = listRoute({
  path: windowless(paths.sessions),
  title: texts.title,
  list: sessionList,
  readers: sessionReaders,
  query: (days, filter) => sessionsQuery({ ...filter, days }),
  View: (props) => {
    const client = useQueryClient()
    const { busy, run } = useAct()
    const renew = () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === listed })
    return (
      <SessionsView
        {...props}
        loadSlice={sessionSlice(props.place)}
        hrefOf={personHref}
        mayWrite={useMayWrite('operation')}
        isBusy={busy !== undefined}
        onEnd={(session) =>
          run(
            session.id,
            () => endSession(session.id).finally(renew),
            fill(texts.ended, { persona: session.persona }),
          )
        }
      />
    )
  },
})

const personHref = ({ tercero, usuario }: OpenSession) =>
  tercero === null
    ? paths.staffMember({ id: usuario })
    : paths.supplierUser({ id: String(tercero), user: usuario })
