import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getEventFeed, makeEventFeed, revokeEventFeed } from '@enlace/contract/events/visitor/calls.ts'
import type { EventFeed } from '@enlace/contract/events/visitor/schemas.ts'
import { feedTexts as texts } from '@enlace/contract/events/visitor/texts.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../../core/http/client.ts'
import { useAct } from '@enlace/web/http/use-act.ts'

const feedQuery = () => ({ ...callQuery(getEventFeed), staleTime: 0 })

/** The person's subscription address, and what can be done with it. */
export function useFeed() {
  const client = useQueryClient()
  const { data, isError } = useQuery(feedQuery())
  const { busy, run } = useAct()
  const keep = async (feed: Promise<EventFeed>) => client.setQueryData(feedQuery().queryKey, await feed)
  return {
    feed: data,
    hasFailed: isError,
    busy,
    make: () =>
      void run(
        'make',
        () => keep(send(makeEventFeed)),
        (data?.address ?? null) === null ? texts.made : texts.renewed,
      ),
    revoke: () => void run('revoke', () => keep(send(revokeEventFeed)), texts.revoked),
  }
}
