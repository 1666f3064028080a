import { useQueryClient } from '@tanstack/react-query'
import type { ApiKeys } from '@enlace/contract/api-keys/schemas.ts'
import { apiKeysTexts as texts } from '@enlace/contract/api-keys/texts.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { apiKeysQuery, create, revoke, rotate } from './queries.ts'
import { ApiKeysView } from './view.tsx'

/** `/claves-api`: the keys by which programs push data. */
export const apiKeysRoute = screenRoute({
  path: paths.apiKeys.pattern,
  title: texts.title,
  query: apiKeysQuery,
  Screen: ({ data }) => <ApiKeysScreen keys={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function ApiKeysScreen({ keys }: { keys: ApiKeys }) {
  const client = useQueryClient()
  // Also after a refusal: what somebody else did meanwhile is shown.
  const renewed = <Answer,>(act: Promise<Answer>) =>
    act.finally(() => void client.invalidateQueries({ queryKey: apiKeysQuery().queryKey }))
  return (
    <ApiKeysView
      keys={keys}
      mayWrite={useMayWrite('operation')}
      link={({ id }) => paths.apiKey({ id })}
      acts={{
        create: (wanted) => renewed(create(wanted)),
        rotate: (key, hours) => renewed(rotate(key, hours)),
        revoke: (key) => renewed(revoke(key)),
      }}
    />
  )
}
