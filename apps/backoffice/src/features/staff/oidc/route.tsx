import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import type { FoundProvider, StaffOidc, WrittenStaffOidc } from '@enlace/contract/staff/oidc/schemas.ts'
import { staffOidcTexts as texts } from '@enlace/contract/staff/oidc/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import type { FormProblem } from '@enlace/web/form/form-shell.tsx'
import { failureOf, toastFailure } from '@enlace/web/http/failure.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { askDomain, changeProvider, checkDomain, checkProvider, staffOidcQuery } from './queries.ts'
import { StaffOidcView } from './view.tsx'

/** `/ingreso-institucional`: the identity provider by which the company's staff may sign in. */
export const staffOidcRoute = screenRoute({
  path: paths.staffOidc.pattern,
  title: texts.title,
  query: staffOidcQuery,
  Screen: ({ data }) => <StaffOidcScreen provider={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function StaffOidcScreen({ provider }: { provider: StaffOidc }) {
  const client = useQueryClient()
  const { queryKey } = staffOidcQuery()
  const mayWrite = useMayWrite('settings')
  const [busy, setBusy] = useState<'save' | 'check'>()
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [found, setFound] = useState<FoundProvider>()

  const attempt = async (name: 'save' | 'check', work: () => Promise<void>) => {
    if (busy) return
    setBusy(name)
    setProblem(null)
    setFound(undefined)
    try {
      await work()
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (failure.code === 'changed-meanwhile') await client.invalidateQueries({ queryKey })
      if (failure.code !== 'step-up-needed') setProblem({ ...failure, title: texts.form.refused })
    }
    setBusy(undefined)
  }
  const actOnDomain = async (act: () => Promise<unknown>) => {
    try {
      await act()
    } catch (thrown) {
      toastFailure(thrown)
    }
    await client.invalidateQueries({ queryKey })
  }
  return (
    <StaffOidcView
      provider={provider}
      mayWrite={mayWrite}
      busy={busy}
      problem={problem}
      found={found}
      onSave={(written: WrittenStaffOidc) =>
        void attempt('save', async () => {
          client.setQueryData(queryKey, await changeProvider({ ...written, version: provider.version }))
          toast({ kind: 'success', message: texts.form.saved })
        })
      }
      onCheck={(issuer) => void attempt('check', async () => setFound(await checkProvider(issuer)))}
      onCheckDomain={(domain) =>
        actOnDomain(async () => {
          const { domains } = await checkDomain(domain)
          const isFound = domains.some((one) => one.domain === domain && one.state === 'proven')
          toast({
            kind: isFound ? 'success' : 'info',
            message: fill(isFound ? texts.domains.found : texts.domains.notFound, { domain }),
          })
        })
      }
      onAskDomain={(domain) => actOnDomain(() => askDomain(domain))}
    />
  )
}
