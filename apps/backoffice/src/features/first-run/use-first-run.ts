import { useQuery } from '@tanstack/react-query'
import type { FirstRun, FirstStep } from '@enlace/contract/first-run/portal/schemas.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useEffect } from 'react'
import { written } from '../../core/written.ts'
import { firstRunQuery, mark } from './queries.ts'

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

/** Counts a step as done or put off; what is derived from it is fetched again as after any write. */
export function useStepMark() {
  const { busy, run } = useAct()
  return {
    busy,
    markStep: (step: FirstStep, state: 'done' | 'skipped') => void run(step, () => mark(step, state)),
  }
}
