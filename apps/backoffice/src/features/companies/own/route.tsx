import { useQueryClient } from '@tanstack/react-query'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { OwnCompany } from '@enlace/contract/companies/schemas.ts'
import { companiesTexts as texts } from '@enlace/contract/companies/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { failureOf, toastFailure } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { loadStaffSession, useMayWrite } from '../../../core/session/staff-session.ts'
import { useTypedOver } from '../../../core/forms/use-typed-over.ts'
import type { HostActs, WrittenOwn } from '../actions.ts'
import { OwnCompanyView } from './view.tsx'
import { check, claim, ownCompanyQuery, release, sendOwn } from '../queries.ts'

/** `/compania`: the company's name, its contact and the hosts of its portal. */
export const ownCompanyRoute = screenRoute({
  path: paths.ownCompany.pattern,
  title: texts.ownTitle,
  search: ({ parte }) => parte === 'direcciones',
  query: ownCompanyQuery,
  Screen: ({ data, search }) => <OwnCompanyScreen kept={data} isAtHosts={search} />,
  Pending: () => <ScreenSkeleton title={texts.ownTitle} />,
})

const isTyped = (read: object) => 'nombre' in read && 'contact' in read

function OwnCompanyScreen({ kept, isAtHosts }: { kept: OwnCompany; isAtHosts: boolean }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('settings')
  const { busy, run } = useAct()
  const { nombre, contact, version } = kept
  const over = useTypedOver<WrittenOwn>('own-company', { typed: { nombre, contact }, version }, isTyped)
  const refresh = () => client.invalidateQueries({ queryKey: ownCompanyQuery().queryKey })
  const handleSave = () =>
    run(
      'save',
      async () => {
        try {
          await sendOwn(version, over.typed)
          over.discard()
          await Promise.all([refresh(), loadStaffSession()])
        } catch (thrown) {
          if (failureOf(thrown).code === 'changed-meanwhile') await refresh()
          throw thrown
        }
      },
      texts.saved,
    )
  return (
    <OwnCompanyView
      {...{ kept, mayWrite, over, isAtHosts, hostActs: hostActs(refresh) }}
      isSaving={busy !== undefined}
      onSave={() => void handleSave()}
      readOnly={backofficeTexts.readOnly}
    />
  )
}

function hostActs(refresh: () => Promise<void>): HostActs {
  return {
    async onAdd(host) {
      try {
        await claim(host)
        await refresh()
        toast({ kind: 'success', message: fill(texts.hosts.added, { host }) })
        return undefined
      } catch (thrown) {
        const { fields, message, code } = failureOf(thrown)
        return code === 'step-up-needed' ? '' : (fields['host'] ?? message)
      }
    },
    async onRemove(host) {
      try {
        await release(host)
        await refresh()
        toast({ kind: 'success', message: fill(texts.hosts.removed, { host }) })
      } catch (thrown) {
        if (failureOf(thrown).code !== 'step-up-needed') toastFailure(thrown)
      }
    },
    async onCheck(host) {
      try {
        const checked = await check(host)
        await refresh()
        return checked
      } catch (thrown) {
        toastFailure(thrown)
        return undefined
      }
    },
  }
}
