import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { InstalledHost } from '@enlace/contract/companies/schemas.ts'
import { companiesTexts } from '@enlace/contract/companies/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { useState } from 'react'
import { hostTones } from './host-tones.ts'

const { operators: texts, standing } = companiesTexts.hosts

/** What an operator does with the hosts of all companies. */
export type OperatorActs = {
  onApprove: (host: InstalledHost) => void
  onWithdraw: (host: InstalledHost) => void
}

type InstalledHostsProps = OperatorActs & { hosts: readonly InstalledHost[] }

/** The hosts of all companies, those that wait for an operator first. */
export function InstalledHosts({ hosts, onApprove, onWithdraw }: InstalledHostsProps) {
  const [asked, setAsked] = useState<InstalledHost>()
  const handleWithdraw = () => {
    if (asked) onWithdraw(asked)
    setAsked(undefined)
  }
  return (
    <Panel title={texts.title}>
      <Stack>
        <p>{texts.intro}</p>
        {hosts.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <DataTable
            caption={texts.caption}
            columns={columnsOf(onApprove, setAsked)}
            rows={hosts}
            rowKey={({ company, host }) => `${company}:${host}`}
            texts={tableTexts}
          />
        )}
      </Stack>
      {asked && (
        <ConfirmDialog
          onClose={() => setAsked(undefined)}
          title={texts.withdrawTitle}
          closeLabel={companiesTexts.create.cancel}
          confirm={texts.withdrawTitle}
          cancel={companiesTexts.create.cancel}
          isDanger
          onConfirm={handleWithdraw}
        >
          <p>{fill(texts.withdrawSure, { host: asked.host, company: asked.nombre })}</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function columnsOf(
  onApprove: (host: InstalledHost) => void,
  onAskWithdraw: (host: InstalledHost) => void,
): Column<InstalledHost>[] {
  return [
    { id: 'host', header: texts.host, card: 'number', cell: ({ host }) => host },
    { id: 'nombre', header: texts.company, card: 'text', cell: ({ nombre }) => nombre },
    {
      id: 'state',
      header: texts.state,
      card: 'status',
      cell: ({ state }) => <StatusChip tone={hostTones[state]}>{standing[state]}</StatusChip>,
    },
    {
      id: 'since',
      header: texts.since,
      priority: 3,
      cell: ({ since }) => formatInstant(new Date(since)).slice(0, 10),
    },
    {
      id: 'act',
      header: texts.act,
      card: 'text',
      cell: (row) => (
        <Actions>
          {row.state !== 'approved' && (
            <Button aria-label={fill(texts.approveHost, row)} onClick={() => onApprove(row)}>
              {texts.approve}
            </Button>
          )}
          {(row.state === 'approved' || row.state === 'proven') && (
            <Button aria-label={fill(texts.withdrawHost, row)} onClick={() => onAskWithdraw(row)}>
              {texts.withdraw}
            </Button>
          )}
        </Actions>
      ),
    },
  ]
}
