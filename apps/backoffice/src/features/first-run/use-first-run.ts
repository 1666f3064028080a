import { useQuery } from '@tanstack/react-query'
import type { FirstRun } from '@enlace/contract/core/first-run/schemas'
import { useEffect } from 'react'
import { written } from '../../core/written.ts'
import { firstRunQuery } from './queries.ts'

/** How far the company is with its portal, fetched again after each write; undefined where it is not wanted. */
export function useFirstRun(isWanted: boolean): FirstRun | undefined {
  const { data, refetch } = useQuery({ ...firstRunQuery(), enabled: isWanted })
  useEffect(() => (isWanted ? written.subscribe(() => void refetch()) : undefined), [isWanted, refetch])
  return data
}
