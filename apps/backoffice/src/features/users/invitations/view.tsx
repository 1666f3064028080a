import { backofficeTexts } from '@enlace/contract/backoffice/texts'
import { tableTexts } from '@enlace/contract/core/list/texts'
import type { InvitationBatch } from '@enlace/contract/users/invitations/schemas'
import { invitationsTexts as texts } from '@enlace/contract/users/invitations/texts'
import { ButtonLink } from '@enlace/ui/button-link'
import { userIcon } from '@enlace/ui/core/icons'
import { DataTable } from '@enlace/ui/data-table'
import { EmptyState } from '@enlace/ui/empty-state'
import { PageHeading } from '@enlace/ui/page-heading'
import { Stack } from '@enlace/ui/stack'
import { batchColumns } from './columns.tsx'

type InvitationsViewProps = {
  batches: readonly InvitationBatch[]
  isLoading: boolean
  /** Where a file is chosen; undefined for who may only look. */
  beginHref: string | undefined
  hrefOf: (id: string) => string
}

/** The files of invitations of the company, newest first. */
export function InvitationsView({ batches, isLoading, beginHref, hrefOf }: InvitationsViewProps) {
  const begin = beginHref !== undefined && (
    <ButtonLink variant="primary" href={beginHref}>
      {texts.begin}
    </ButtonLink>
  )
  return (
    <Stack gap="regular">
      <PageHeading
        title={texts.title}
        description={texts.description}
        actions={batches.length > 0 && begin}
      />
      {beginHref === undefined && <p>{backofficeTexts.readOnly}</p>}
      {batches.length === 0 ? (
        <EmptyState icon={userIcon} title={texts.none} action={begin}>
          {texts.noneHint}
        </EmptyState>
      ) : (
        <DataTable
          caption={texts.table}
          columns={batchColumns}
          rows={batches}
          rowKey={({ id }) => id}
          rowHref={({ id }) => hrefOf(id)}
          isLoading={isLoading}
          texts={tableTexts}
        />
      )}
    </Stack>
  )
}
