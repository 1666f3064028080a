import { useQuery } from '@tanstack/react-query'
import type { RelatedDocument } from '@enlace/contract/documents/related.ts'
import { mayUse } from '@enlace/domain/access.ts'
import { useSyncExternalStore } from 'react'
import { askerOf } from '../session/asker.ts'
import { sessionContextQuery } from '../session/queries.ts'
import { session } from '../session/session.ts'
import { documentAccess } from './document-paths.ts'

/** Whether the person may open documents of a kind: a link to a module that is off would lead nowhere. */
export function useMayOpen(): (kind: RelatedDocument['kind']) => boolean {
  const current = useSyncExternalStore(session.subscribe, session.read)
  const asker = askerOf(current, useQuery(sessionContextQuery()).data)
  return (kind) => mayUse(documentAccess[kind], asker)
}
