import { getCompanyContract } from '@enlace/contract/supplier-contracts/company/calls.ts'
import type { CompanyContractDetail } from '@enlace/contract/supplier-contracts/company/schemas.ts'
import { companyContractsTexts as texts } from '@enlace/contract/supplier-contracts/company/texts.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { useFresh } from '../../../core/live/use-fresh.ts'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { CompanyContractView } from './detail-view.tsx'
import { contractQuery, downloadFile, sendFiles, sendWithdrawal, sendWords } from './queries.ts'

/** `/contratos/{id}`: one contract. */
export const companyContractRoute = screenRoute({
  path: paths.contract.pattern,
  title: ({ data }: { params: { id: string }; data: CompanyContractDetail | undefined }) =>
    data ? `${data.contrato} · ${texts.title}` : texts.title,
  params: z.object({ id: z.uuid() }),
  query: ({ id }) => contractQuery(id),
  Screen: ({ data }) => <ContractScreen key={data.id} contract={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function ContractScreen({ contract }: { contract: CompanyContractDetail }) {
  const { id } = contract
  const mayWrite = useMayWrite('documents')
  useFresh({ kind: 'contract-policy' }, getCompanyContract)
  const { take } = useAct(contractQuery(id).queryKey)
  return (
    <CompanyContractView
      {...{ contract, mayWrite }}
      links={{ list: paths.contracts(), policy: (policy) => paths.contractPolicy({ id: policy }) }}
      onComplete={(words) => take(sendWords(contract, words))}
      onAdd={(added, onProgress) => take(sendFiles(id, added, onProgress))}
      onWithdraw={(file, reason) => take(sendWithdrawal(file, reason))}
      onDownload={(file) => void downloadFile(file)}
    />
  )
}
