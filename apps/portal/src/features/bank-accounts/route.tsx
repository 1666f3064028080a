import { bankAccountTexts as texts } from '@enlace/contract/bank-accounts/texts.ts'
import type { BankAccounts } from '@enlace/contract/bank-accounts/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { readBoot } from '../../core/company/boot.ts'
import { useNeedsServer } from '@enlace/web/connection.ts'
import { paths } from '../../core/paths.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { ProfileFrame } from '../../core/profile/frame.tsx'
import { BankAccountsTab } from './bank-accounts-tab.tsx'
import {
  bankAccountsQuery,
  downloadCertificate,
  readCertificate,
  sendBankChange,
  useCancelling,
} from './queries.ts'

/** `/profile/bank-accounts`: the supplier's bank accounts, for its masters (screens 2.14). */
export const bankAccountsRoute = screenRoute({
  path: paths.profileBankAccounts.pattern,
  title: texts.title,
  search: ({ solicitar }) => ({ isAsking: solicitar === '1' }),
  query: () => bankAccountsQuery(),
  Screen: ({ data, search, changeSearch }) => (
    <ProfileFrame current="bank-accounts">
      <BankAccountsPage accounts={data} isAsking={search.isAsking} changeSearch={changeSearch} />
    </ProfileFrame>
  ),
  Pending: () => (
    <ProfileFrame current="bank-accounts">
      <Skeleton lines={10} />
    </ProfileFrame>
  ),
})

type PageProps = { accounts: BankAccounts; isAsking: boolean; changeSearch: ChangeSearch }

function BankAccountsPage({ accounts, isAsking, changeSearch }: PageProps) {
  const sending = useSending()
  const cancelling = useCancelling()
  const show = (asks: boolean) => changeSearch({ solicitar: asks ? '1' : undefined })
  return (
    <BankAccountsTab
      accounts={accounts}
      company={readBoot().company.nombre}
      isAsking={isAsking}
      sending={sending}
      isCancelling={cancelling.isBusy}
      offline={useNeedsServer()}
      securityHref={paths.profileSecurity()}
      readCertificate={readCertificate}
      onAsk={show}
      onSend={async (form, certificate) => {
        const isTaken = await sending.run(async (onProgress) => {
          const { numero } = await sendBankChange(form, certificate, onProgress)
          toast({ kind: 'success', title: fill(texts.form.sent, { numero }), message: texts.form.sentText })
        })
        if (isTaken) {
          await cancelling.refresh()
          show(false)
        }
        return isTaken
      }}
      onDownload={(id) => void downloadCertificate(id)}
      onCancel={cancelling.cancel}
    />
  )
}
