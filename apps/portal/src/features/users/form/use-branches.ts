import { useQuery } from '@tanstack/react-query'
import { sessionContextQuery } from '../../../core/session/queries.ts'

/** A branch that can be granted. */
export type GrantedBranch = { thirdId: number; nombre: string }

/** The branches that the person itself has, which are those that it may grant. */
export function useBranches(): readonly GrantedBranch[] {
  const { data } = useQuery(sessionContextQuery())
  return data?.accounts ?? []
}
