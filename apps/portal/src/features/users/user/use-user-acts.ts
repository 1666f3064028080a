import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import type { User } from '@enlace/contract/users/schemas.ts'
import { userActTexts } from '@enlace/contract/users/screen-texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useRef, useState } from 'react'
import { failureOf, toastFailure } from '@enlace/web/http/failure.ts'
import { paths } from '../../../core/paths.ts'
import { reloadAt } from '../../../core/session/reload-at.ts'
import type { UserAct } from './acts.ts'
import { sendAct } from './queries.ts'
import { userName } from './shown.ts'

/** Does to a user what a master chose, one thing at a time, and says what became of it. */
export function useUserActs(user: User) {
  const client = useQueryClient()
  const [busy, setBusy] = useState<UserAct>()
  const isBusy = useRef(false)

  const run = async (act: UserAct) => {
    if (isBusy.current) return
    isBusy.current = true
    setBusy(act)
    try {
      await sendAct(act, user.id)
      const names = { nombre: userName(user), correo: user.correo }
      toast({ kind: 'success', message: fill(userActTexts.done[act], names) })
      // Whoever gave the role away has another menu now, and no users.
      if (act === 'handOver') reloadAt(paths.accountStatements({ days: 0 }))
      else await client.invalidateQueries()
    } catch (thrown) {
      if (failureOf(thrown).code !== 'step-up-needed') toastFailure(thrown)
      // It may be as it is because somebody else changed it meanwhile.
      void client.invalidateQueries()
    } finally {
      isBusy.current = false
      setBusy(undefined)
    }
  }
  return { busy, run: (act: UserAct) => void run(act) }
}
