import { fill } from '@enlace/contract/core/fill.ts'
import type { InstalledCompany, InstalledHost } from '@enlace/contract/companies/schemas.ts'
import { companiesTexts as texts } from '@enlace/contract/companies/texts.ts'
import { trialTexts } from '@enlace/contract/trial/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { useState } from 'react'
import { InstalledHosts, type OperatorActs } from './installed-hosts.tsx'
import { RemovalDialog } from './removal-dialog.tsx'

type CompaniesViewProps = {
  isOperator: boolean
  companies: readonly InstalledCompany[]
  /** The one whose back office is open. */
  open: number
  /** The hosts of all companies, once they are there, for an operator. */
  hosts: readonly InstalledHost[] | undefined
  hostActs: OperatorActs
  newHref: string
  newTrialHref: string
  onEnter: (id: number) => void
  /** Removes a trial company; returns whether it is gone. */
  onRemove: (company: InstalledCompany, typed: string) => Promise<boolean>
}

/** The companies that the person may know, and those into which it may go. */
export function CompaniesView(props: CompaniesViewProps) {
  const { isOperator, companies, open, hosts, hostActs, newHref, newTrialHref, onEnter, onRemove } = props
  const [removing, setRemoving] = useState<InstalledCompany>()
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={texts.description}
        actions={
          isOperator && (
            <>
              <ButtonLink href={newTrialHref}>{trialTexts.open}</ButtonLink>
              <ButtonLink href={newHref} variant="primary">
                {texts.create.open}
              </ButtonLink>
            </>
          )
        }
      />
      {!isOperator && <Banner kind="info">{texts.list.notOperator}</Banner>}
      <DataTable
        caption={texts.list.caption}
        columns={columnsOf(open, onEnter, isOperator ? setRemoving : undefined)}
        rows={companies}
        rowKey={({ id }) => id}
        texts={tableTexts}
      />
      {hosts && <InstalledHosts hosts={hosts} {...hostActs} />}
      {removing && (
        <RemovalDialog
          company={removing.nombre}
          onRemove={(typed) => onRemove(removing, typed)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Stack>
  )
}

function columnsOf(
  open: number,
  onEnter: (id: number) => void,
  onRemove: ((company: InstalledCompany) => void) | undefined,
): Column<InstalledCompany>[] {
  return [
    {
      id: 'nombre',
      header: texts.list.nombre,
      card: 'number',
      cell: ({ nombre, isTrial }) =>
        isTrial ? (
          <Actions>
            {nombre} <StatusChip tone="info">{trialTexts.mark}</StatusChip>
          </Actions>
        ) : (
          nombre
        ),
    },
    {
      id: 'nit',
      header: texts.list.nit,
      card: 'text',
      cell: ({ nit }) => <Unbroken>{formatWholeNit(nit)}</Unbroken>,
    },
    {
      id: 'hosts',
      header: texts.list.hosts,
      card: 'text',
      cell: ({ hosts }) => (hosts.length > 0 ? hosts.join(', ') : texts.list.noHosts),
    },
    { id: 'staff', header: texts.list.staff, align: 'end', cell: ({ staff }) => staff },
    {
      id: 'createdAt',
      header: texts.list.createdAt,
      priority: 3,
      cell: ({ createdAt }) => formatInstant(new Date(createdAt)).slice(0, 10),
    },
    {
      id: 'enter',
      header: texts.list.enterShort,
      card: 'status',
      cell: (row) => {
        const { id, nombre, isOwn, isTrial } = row
        if (id === open) return <StatusChip tone="info">{texts.list.here}</StatusChip>
        return (
          <Actions>
            {isOwn && (
              <Button aria-label={fill(texts.list.enter, { company: nombre })} onClick={() => onEnter(id)}>
                {texts.list.enterShort}
              </Button>
            )}
            {isTrial && onRemove && (
              <Button
                variant="danger-quiet"
                aria-label={fill(trialTexts.removeNamed, { company: nombre })}
                onClick={() => onRemove(row)}
              >
                {trialTexts.remove}
              </Button>
            )}
          </Actions>
        )
      },
    },
  ]
}
