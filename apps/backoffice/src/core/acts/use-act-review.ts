import type { CallKey } from '@enlace/api-client/queries.ts'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import type { SubjectKind } from '@enlace/contract/sign-in/presence/subjects.ts'
import { staffRight } from '@enlace/domain/staff-roles.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useFresh } from '../live/use-fresh.ts'
import { paths } from '../paths.ts'
import { usePresence } from '../presence/use-presence.ts'
import { useMayWrite, useStaff } from '../session/staff-session.ts'

type Reviewed = {
  kind: SubjectKind
  act: { id: string; question_id: string | null }
  /** What the screen shows, and the call that brings it. */
  queryKey: CallKey
  call: AnyCall
  /** Said once the decision is taken. */
  sent: string
}

/** What a screen needs on which the company decides about an act of a supplier. */
export function useActReview<Answer>({ kind, act: { id, question_id }, queryKey, call, sent }: Reviewed) {
  const mayRead = staffRight(useStaff().rol, 'questions') !== undefined
  const sending = useSending()
  const { take } = useAct<Answer>(queryKey)
  useFresh({ kind, id }, call)
  return {
    sending,
    mayWrite: useMayWrite('documents'),
    others: usePresence({ kind, id }),
    thread: mayRead && question_id !== null ? paths.question({ id: question_id }) : undefined,
    /** Sends a decision; answers whether it was taken. */
    decide: (send: () => Promise<Answer>) =>
      sending.run(async () => {
        await take(send())
        toast({ kind: 'success', message: sent })
      }),
  }
}
