import type { ApiKeyDetail } from '@enlace/contract/api-keys/schemas.ts'
import { apiKeysTexts as texts } from '@enlace/contract/api-keys/texts.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { ApiKeyView } from './detail-view.tsx'
import { apiKeyQuery } from './queries.ts'

/** `/claves-api/{id}`: one key with what came in by it. */
export const apiKeyRoute = screenRoute({
  path: paths.apiKey.pattern,
  title: ({ data }: { params: { id: string }; data: ApiKeyDetail | undefined }) =>
    data ? `${data.clave.nombre} · ${texts.title}` : texts.title,
  params: z.object({ id: z.uuid() }),
  query: ({ id }) => apiKeyQuery(id),
  Screen: ({ data }) => (
    <ApiKeyView found={data} links={{ list: paths.apiKeys(), load: (id) => paths.importLoad({ id }) }} />
  ),
  Pending: () => <ScreenSkeleton title={texts.title} />,
})
