import { useQuery } from '@tanstack/react-query'
import { menuTexts } from '@enlace/contract/core/menu/texts'
import { useSyncExternalStore } from 'react'
import { readBoot } from '../company/boot.ts'
import { sessionContextQuery } from '../session/queries.ts'
import { session } from '../session/session.ts'
import type { Viewing } from '@enlace/web/list/list-place.ts'

/** Whose documents are shown: the company's, of the selected branch, of the only one, or of all. */
export function useViewing(): Viewing {
  const current = useSyncExternalStore(session.subscribe, session.read)
  const accounts = useQuery(sessionContextQuery()).data?.accounts
  const company = readBoot().company.nombre
  if (!accounts) return { company, branch: null }
  const selected =
    accounts.length === 1 ? accounts[0] : accounts.find(({ thirdId }) => thirdId === current?.thirdId)
  return { company, branch: selected?.nombre ?? menuTexts.allBranches }
}
