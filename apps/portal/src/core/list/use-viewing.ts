import { useQuery } from '@tanstack/react-query'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { useSyncExternalStore } from 'react'
import { readBoot } from '../company/boot.ts'
import { sessionContextQuery } from '../session/queries.ts'
import { session } from '../session/session.ts'
import type { Viewing } from '@enlace/web/screen/viewing.ts'

/**
 * Whose documents are shown: the company's, of the selected branch, of the only one, or of all; with the supplier's name
 * for a person who has several.
 */
export function useViewing(): Viewing {
  const current = useSyncExternalStore(session.subscribe, session.read)
  const context = useQuery(sessionContextQuery()).data
  const company = readBoot().company.nombre
  if (!context) return { company, branch: null }
  const { accounts, memberships, thirdParty } = context
  const selected =
    accounts.length === 1 ? accounts[0] : accounts.find(({ thirdId }) => thirdId === current?.thirdId)
  const branch = selected?.nombre ?? menuTexts.allBranches
  const hasSeveral = new Set(memberships.map(({ nit }) => nit)).size > 1
  return { company, branch: hasSeveral ? `${thirdParty.razon_social} · ${branch}` : branch }
}
