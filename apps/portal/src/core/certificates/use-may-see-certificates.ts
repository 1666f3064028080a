import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { mayUse } from '@enlace/domain/access.ts'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { askerOf } from '../session/asker.ts'
import { sessionContextQuery } from '../session/queries.ts'
import { session } from '../session/session.ts'

/** Whether the person may see what was withheld: the company has the module, and the person's role has it. */
export function useMaySeeCertificates(): boolean {
  const current = useSyncExternalStore(session.subscribe, session.read)
  return mayUse(placeAccess.certificates, askerOf(current, useQuery(sessionContextQuery()).data))
}
