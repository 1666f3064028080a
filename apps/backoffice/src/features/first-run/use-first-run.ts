import { useQuery } from '@tanstack/react-query'
import type { FirstRun } from '@enlace/contract/core/first-run/schemas'
import { useEffect } from 'react'
import { written } from '../../core/written.ts'
import { firstRunQuery } from './queries.ts'

/**
 * How far the company is with its portal, fetched again after each write while a step is left; undefined where it is not
 * wanted.
 */
export function useFirstRun(isWanted: boolean): FirstRun | undefined {
  const { data, refetch } = useQuery({ ...firstRunQuery(), enabled: isWanted })
  const isOpen = isWanted && data?.steps.some(({ state }) => state === 'left') === true
  useEffect(() => (isOpen ? written.subscribe(() => void refetch()) : undefined), [isOpen, refetch])
  return data
}
