import type { UserDetail } from '@enlace/contract/users/schemas.ts'
import { userActTexts, userFormTexts as texts } from '@enlace/contract/users/screen-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { countText } from '@enlace/web/document/shown.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { userName } from '../user/shown.ts'
import { useBranches } from './use-branches.ts'
import { useUserChanges } from '../user/use-user-changes.ts'
import { changesOf, emptyUser, newUserOf, userValues, type UserValues } from './user-values.ts'
import { UserForm } from './user-form.tsx'

const { done } = userActTexts

/** Makes a user with all its data. What was typed is kept until it is sent. */
export function NewUserDialog({ onClose }: { onClose: () => void }) {
  const { checks, create, tellTaken } = useUserChanges()
  const sending = useSending()
  const branches = useBranches()
  const handleSubmit = async (values: UserValues) => {
    const isTaken = await sending.run(() => create(newUserOf(values)))
    if (!isTaken) return false
    tellTaken(countText(done.invited, 1))
    onClose()
    return true
  }
  return (
    <Dialog isOpen onClose={onClose} title={texts.createTitle} closeLabel={texts.close}>
      <Stack>
        <p>{texts.createHint}</p>
        <UserForm
          defaults={emptyUser}
          draft="user:new"
          branches={branches}
          submitLabel={texts.create}
          {...{ sending, checks }}
          onSubmit={handleSubmit}
        />
      </Stack>
    </Dialog>
  )
}

/** Changes a user: who has joined keeps its own name, email and phone. */
export function EditUserDialog({ detail, onClose }: { detail: UserDetail; onClose: () => void }) {
  const { user, branches } = detail
  const { checks, change, tellTaken } = useUserChanges()
  const sending = useSending()
  const handleSubmit = async (values: UserValues) => {
    let moved: string | null = null
    const isTaken = await sending.run(async () => {
      moved = (await change(user.id, changesOf(values, user))).reinvited
    })
    if (!isTaken) return false
    tellTaken(moved === null ? done.saved : fill(done.moved, { correo: moved }))
    onClose()
    return true
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={fill(texts.editTitle, { nombre: userName(user) })}
      closeLabel={texts.close}
    >
      <UserForm
        user={user}
        defaults={userValues(user)}
        branches={branches}
        submitLabel={texts.save}
        {...{ sending, checks }}
        onSubmit={handleSubmit}
      />
    </Dialog>
  )
}
