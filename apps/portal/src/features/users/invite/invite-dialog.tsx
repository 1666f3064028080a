import { fill } from '@enlace/contract/core/fill.ts'
import type { InvitationOutcome } from '@enlace/contract/users/form-schemas.ts'
import { invitationDays } from '@enlace/contract/users/limits.ts'
import { userActTexts, userFormTexts as texts } from '@enlace/contract/users/screen-texts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import { countText } from '@enlace/web/document/shown.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { InviteForm } from './invite-form.tsx'
import { invitationsOf, type InviteValues } from './invite-values.ts'
import { useUserChanges } from '../user/use-user-changes.ts'

/** Invites several people at once; those that are users already stay in the form, and are told apart. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { invite, tellTaken } = useUserChanges()
  const sending = useSending()
  const [known, setKnown] = useState<readonly string[]>([])
  const handleSubmit = async (values: InviteValues) => {
    let people: readonly InvitationOutcome[] = []
    const isTaken = await sending.run(async () => {
      people = (await invite(invitationsOf(values))).people
    })
    if (!isTaken) return []
    const invited = people.filter(({ outcome }) => outcome === 'invited')
    const left = people.filter(({ outcome }) => outcome === 'exists').map(({ email }) => email)
    if (invited.length > 0) tellTaken(countText(userActTexts.done.invited, invited.length))
    setKnown(left)
    if (left.length === 0) onClose()
    return invited.map(({ email }) => email)
  }
  return (
    <Dialog isOpen onClose={onClose} title={texts.inviteTitle} closeLabel={texts.close}>
      <Stack>
        <p>{fill(texts.inviteHint, { n: invitationDays })}</p>
        <InviteForm {...{ sending, known }} onSubmit={handleSubmit} />
      </Stack>
    </Dialog>
  )
}
