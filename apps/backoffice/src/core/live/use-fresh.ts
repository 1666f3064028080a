import { useQueryClient } from '@tanstack/react-query'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import type { Subject } from '@enlace/contract/sign-in/presence/schemas.ts'
import type { SubjectKind } from '@enlace/contract/sign-in/presence/subjects.ts'
import { useEffect } from 'react'
import { live } from './live.ts'

/** Of what a screen shows something: a kind, or one of its things. */
type Shown = { kind: SubjectKind; id?: string }

/**
 * Asks a screen's calls again as soon as somebody changes what it shows, wherever that happened. What is typed on it is the
 * form's and stays.
 */
export function useFresh({ kind, id }: Shown, ...calls: readonly AnyCall[]): void {
  const client = useQueryClient()
  const names = calls.map(({ method, path }) => `${method} ${path}`).join('|')
  useEffect(
    () =>
      live.onMoved((moved) => {
        const isShown = (one: Subject) => one.kind === kind && (id === undefined || one.id === id)
        if (moved !== 'anything' && !moved.some(isShown)) return
        const asked = new Set<unknown>(names.split('|'))
        void client.invalidateQueries({ predicate: ({ queryKey }) => asked.has(queryKey[1]) })
      }),
    [client, kind, id, names],
  )
}
