import { useQueryClient } from '@tanstack/react-query'
import type { Webhook } from '@enlace/contract/webhooks/schemas'
import { webhooksTexts as texts } from '@enlace/contract/webhooks/texts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen-skeleton.tsx'
import { useMayWrite } from '../../core/staff-session.ts'
import { create, webhooksQuery } from './queries.ts'
import { WebhooksView } from './view.tsx'

/** `/webhooks`: the addresses that are told what happens. */
export const webhooksRoute = screenRoute({
  path: paths.webhooks.pattern,
  title: texts.title,
  query: webhooksQuery,
  Screen: ({ data }) => <WebhooksScreen webhooks={data.webhooks} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function WebhooksScreen({ webhooks }: { webhooks: readonly Webhook[] }) {
  const client = useQueryClient()
  return (
    <WebhooksView
      webhooks={webhooks}
      mayWrite={useMayWrite('operation')}
      href={({ id }) => paths.webhook({ id })}
      onCreate={(wanted) =>
        create(wanted).finally(() => void client.invalidateQueries({ queryKey: webhooksQuery().queryKey }))
      }
    />
  )
}
