import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import type { InstalledCompany, InstalledHost } from '@enlace/contract/companies/schemas.ts'
import { companiesTexts as texts } from '@enlace/contract/companies/texts.ts'
import { trialTexts } from '@enlace/contract/trial/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { failureOf, toastFailure } from '@enlace/web/http/failure.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { switchCompany } from '../../core/session/session-acts.ts'
import { loadStaffSession, useStaff } from '../../core/session/staff-session.ts'
import type { OperatorActs } from './installed-hosts.tsx'
import { approve, companiesQuery, installedHostsQuery, removeTrial, withdraw } from './queries.ts'
import { CompaniesView } from './view.tsx'

/** `/companias`: the companies of the installation, and the way to a new one. */
export const companiesRoute = screenRoute({
  path: paths.companies.pattern,
  title: texts.title,
  query: companiesQuery,
  Screen: function CompaniesScreen({ data }) {
    const { company } = useStaff()
    const { hosts, acts } = useInstalledHosts(data.isOperator)
    const handleRemove = useRemoval()
    return (
      <CompaniesView
        {...data}
        open={company.id}
        hosts={hosts}
        hostActs={acts}
        newHref={paths.newCompany()}
        newTrialHref={paths.newTrial()}
        onRemove={handleRemove}
        onEnter={(id) => void switchCompany(id)}
      />
    )
  },
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

const { approved, withdrawn } = texts.hosts.operators

/** Removes a trial company; returns whether it is gone, after saying so. */
function useRemoval() {
  const client = useQueryClient()
  return async ({ id, nombre }: InstalledCompany, typed: string) => {
    try {
      const { kept } = await removeTrial(id, typed)
      await Promise.all([
        client.invalidateQueries({ queryKey: companiesQuery().queryKey }),
        client.invalidateQueries({ queryKey: installedHostsQuery().queryKey }),
        loadStaffSession(),
      ])
      const sentence = kept > 0 ? trialTexts.removedPartly : trialTexts.removed
      toast({ kind: 'success', message: fill(sentence, { company: nombre }) })
      return true
    } catch (thrown) {
      if (failureOf(thrown).code !== 'step-up-needed') toastFailure(thrown)
      return false
    }
  }
}

/** The hosts of all companies and what an operator does with them; none for who is no operator. */
function useInstalledHosts(isOperator: boolean) {
  const client = useQueryClient()
  const { data } = useQuery({ ...installedHostsQuery(), enabled: isOperator })
  const judge = async (send: typeof approve, host: InstalledHost, sentence: string) => {
    try {
      client.setQueryData(installedHostsQuery().queryKey, await send(host))
      await client.invalidateQueries({ queryKey: companiesQuery().queryKey })
      toast({ kind: 'success', message: fill(sentence, host) })
    } catch (thrown) {
      if (failureOf(thrown).code !== 'step-up-needed') toastFailure(thrown)
    }
  }
  const acts: OperatorActs = {
    onApprove: (host) => void judge(approve, host, approved),
    onWithdraw: (host) => void judge(withdraw, host, withdrawn),
  }
  return { hosts: data?.hosts, acts }
}
