import { useQuery } from '@tanstack/react-query'
import { emptyTexts } from '@enlace/contract/core/list/empty-texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { refreshIcon, warningIcon } from '@enlace/ui/core/icons.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { readBoot } from '../company/boot.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useNeedsServer } from '@enlace/web/connection.ts'
import { requiredDocumentsQuery, useDocumentDesk } from './queries.ts'
import { RequiredDocuments } from './required-documents.tsx'

/** What the company asks for before it pays what is invoiced under a contract. */
export function ContractDocuments({ contract }: { contract: string }) {
  const { data, error, refetch } = useQuery(requiredDocumentsQuery(contract))
  const desk = useDocumentDesk(contract)
  const offline = useNeedsServer()
  const company = readBoot().company.nombre
  if (data) return <RequiredDocuments documents={data} {...{ company, desk, offline }} />
  return (
    <Panel>
      {error ? (
        <EmptyState
          icon={warningIcon}
          title={emptyTexts.failed}
          action={
            <Button icon={refreshIcon} onClick={() => void refetch()}>
              {emptyTexts.retry}
            </Button>
          }
        >
          {failureOf(error).message}
        </EmptyState>
      ) : (
        <Skeleton lines={8} />
      )}
    </Panel>
  )
}
