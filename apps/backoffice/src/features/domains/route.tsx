import { fill } from '@enlace/contract/core/fill.ts'
import { domainListTexts as texts } from '@enlace/contract/domains/desk-texts.ts'
import type { DomainProof } from '@enlace/contract/domains/schemas.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { failureOf, toastFailure } from '@enlace/web/http/failure.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { checkDomain } from '../../core/domains/queries.ts'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { askDomain, domainsQuery, removeDomain } from './queries.ts'
import { DomainsView } from './view.tsx'

/** `/dominios`: the domains that the company proves to own. */
export const domainsRoute = screenRoute({
  path: paths.domains.pattern,
  title: texts.title,
  query: domainsQuery,
  Screen: ({ data }) => <DomainsScreen domains={data.domains} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function DomainsScreen({ domains }: { domains: readonly DomainProof[] }) {
  const client = useQueryClient()
  const { queryKey } = domainsQuery()
  const tell = (message: string, kind: 'success' | 'info' = 'success') => toast({ kind, message })
  return (
    <DomainsView
      domains={domains}
      mayWrite={useMayWrite('settings')}
      onAdd={async (domain) => {
        try {
          client.setQueryData(queryKey, await askDomain(domain))
          tell(fill(texts.added, { domain }))
          return undefined
        } catch (thrown) {
          const { fields, message } = failureOf(thrown)
          return fields?.['domain'] ?? message
        }
      }}
      onCheck={async (domain) => {
        try {
          const answer = await checkDomain(domain)
          client.setQueryData(queryKey, answer)
          const isFound = answer.domains.some((one) => one.domain === domain && one.state === 'proven')
          tell(fill(isFound ? texts.found : texts.notFound, { domain }), isFound ? 'success' : 'info')
        } catch (thrown) {
          toastFailure(thrown)
        }
      }}
      onRemove={async (domain) => {
        try {
          client.setQueryData(queryKey, await removeDomain(domain))
          tell(fill(texts.removed, { domain }))
        } catch (thrown) {
          toastFailure(thrown)
        }
      }}
    />
  )
}
