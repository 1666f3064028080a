import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { InvitationBatch } from '@enlace/contract/users/invitations/schemas.ts'
import { invitationsTexts as texts } from '@enlace/contract/users/invitations/texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { userIcon } from '@enlace/ui/core/icons.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showCount } from '@enlace/web/document/shown.ts'
import { instantColumn } from '@enlace/web/list/column-presets.tsx'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { linesIn, progressOf } from './actions.ts'
import { BatchChip } from './batch-chip.tsx'
import styles from './invitations.module.css'
import { batchesQuery } from './queries.ts'

/** What each file was, how far it is, and who came of it. */
export const batchColumns: readonly Column<InvitationBatch>[] = [
  {
    id: 'archivo',
    header: texts.file,
    card: 'number',
    cell: ({ archivo }) => <span className={styles.long}>{archivo}</span>,
  },
  instantColumn('creada', texts.when, { card: 'date' }),
  { id: 'filas', header: texts.lines, align: 'end', cell: (row) => showCount(progressOf(row).total) },
  {
    id: 'aceptaron',
    header: texts.accepted,
    align: 'end',
    card: 'count',
    cell: (row) => showCount(linesIn(row, 'aceptada')),
  },
  {
    id: 'fallidos',
    header: texts.failed,
    align: 'end',
    priority: 3,
    cell: (row) => showCount(linesIn(row, 'correo_fallido')),
  },
  {
    id: 'por',
    header: texts.by,
    priority: 3,
    cell: ({ por }) => <span className={styles.long}>{por}</span>,
  },
  { id: 'estado', header: texts.state, card: 'status', cell: BatchChip },
]

/** `/invitaciones`: the files of invitations of the company, newest first. */
export const invitationsRoute = screenRoute({
  path: paths.invitations.pattern,
  title: texts.title,
  query: batchesQuery,
  Screen: ({ data, isRefreshing }) => <Invitations batches={data.batches} isLoading={isRefreshing} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

type InvitationsProps = { batches: readonly InvitationBatch[]; isLoading: boolean }

function Invitations({ batches, isLoading }: InvitationsProps) {
  const mayInvite = useMayWrite('third-parties')
  const begin = mayInvite && (
    <ButtonLink variant="primary" href={paths.newInvitations()}>
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
      {!mayInvite && <p>{backofficeTexts.readOnly}</p>}
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
          rowHref={({ id }) => paths.invitationBatch({ id })}
          isLoading={isLoading}
          texts={tableTexts}
        />
      )}
    </Stack>
  )
}
