import { useQueryClient } from '@tanstack/react-query'
import { toast } from '@enlace/ui/core/toasts.ts'
import { checks, sendChanges, sendInvitations, sendNewUser } from './queries.ts'

/** What the forms of users send, and what is told and asked anew once it was taken. */
export function useUserChanges() {
  const client = useQueryClient()
  return {
    checks,
    create: sendNewUser,
    change: sendChanges,
    invite: sendInvitations,
    /** What was taken shows everywhere. */
    tellTaken: (message: string) => {
      toast({ kind: 'success', message })
      void client.invalidateQueries()
    },
  }
}
