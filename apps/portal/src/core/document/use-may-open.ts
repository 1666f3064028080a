import { useQuery } from '@tanstack/react-query'
import type { AskedKind } from '@enlace/domain/document-kinds.ts'
import { type Access, mayUse } from '@enlace/domain/access.ts'
import { useSyncExternalStore } from 'react'
import { askerOf } from '../session/asker.ts'
import { sessionContextQuery } from '../session/queries.ts'
import { session } from '../session/session.ts'
import { documentAccess } from './document-paths.ts'

/** Whether the person may open a place: a link to a module that is off would lead nowhere. */
export function useMayEnter(): (access: Access) => boolean {
  const current = useSyncExternalStore(session.subscribe, session.read)
  const asker = askerOf(current, useQuery(sessionContextQuery()).data)
  return (access) => mayUse(access, asker)
}

/** Whether the person may open documents of a kind. */
export function useMayOpen(): (kind: AskedKind) => boolean {
  const mayEnter = useMayEnter()
  return (kind) => mayEnter(documentAccess[kind])
}
