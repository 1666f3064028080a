import type { AnyCall, Call } from '@enlace/contract/core/call.ts'
import type { OfDocument } from '@enlace/contract/core/values.ts'
import type { SubjectKind } from '@enlace/contract/sign-in/presence/subjects.ts'
import { staffRight } from '@enlace/domain/staff-roles.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useFresh } from '../live/use-fresh.ts'
import { paths } from '../paths.ts'
import { usePresence } from '../presence/use-presence.ts'
import { useMayWrite, useStaff } from '../session/staff-session.ts'

type ActCall<Answer extends AnyCall['answer']> = Call<typeof OfDocument, undefined, undefined, Answer>

/** One act of a supplier, always as it stands now. */
export const actQuery = <Answer extends AnyCall['answer']>(call: ActCall<Answer>, id: string) => ({
  ...callQuery(call, { params: { id } }),
  staleTime: 0,
})

type Reviewed = {
  kind: SubjectKind
  act: { id: string; question_id: string | null }
  /** The call that brings what the screen shows. */
  call: ActCall<AnyCall['answer']>
  /** Said once the decision is taken. */
  sent: string
}

/** What a screen needs on which the company decides about an act of a supplier. */
export function useActReview<Answer>({ kind, act: { id, question_id }, call, sent }: Reviewed) {
  const mayRead = staffRight(useStaff().rol, 'questions') !== undefined
  const sending = useSending()
  const { take } = useAct<Answer>(actQuery(call, id).queryKey)
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
