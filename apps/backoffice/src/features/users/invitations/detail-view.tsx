import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import {
  invitationLimits,
  type InvitationLine,
  lineStates,
} from '@enlace/contract/users/invitations/schemas.ts'
import {
  invitationBatchTexts as texts,
  invitationsTexts,
  newInvitationsTexts,
} from '@enlace/contract/users/invitations/texts.ts'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Chip } from '@enlace/ui/chip.tsx'
import { searchIcon } from '@enlace/ui/core/icons.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { ProgressBar } from '@enlace/ui/progress-bar.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { countText, showCount } from '@enlace/web/document/shown.ts'
import { PageLinks } from '@enlace/web/list/page-links.tsx'
import { SearchBox } from '@enlace/web/list/search-box.tsx'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { Suspense, useState } from 'react'
import {
  actsOn,
  type AskedBatchAct,
  type BatchAct,
  type FoundBatch,
  isAsked,
  type LineSearch,
  linesIn,
  progressOf,
} from './actions.ts'
import { BatchChip } from './batch-chip.tsx'
import { lineColumns } from './line-columns.tsx'
import styles from './invitations.module.css'

const ActDialog = lazyPart(async () => (await import('./act-dialog.tsx')).ActDialog)

type InvitationBatchViewProps = {
  found: FoundBatch
  search: LineSearch
  isLoading: boolean
  mayWrite: boolean
  /** What is being done. */
  busy: string | undefined
  links: { list: string; supplier: (number: number) => string; page: (page: number) => string }
  onSearch: ChangeSearch
  onAct: (act: BatchAct) => void
  onResend: (line: InvitationLine) => void
}

/** One file of invitations: what it would do or did, line by line. */
export function InvitationBatchView(props: InvitationBatchViewProps) {
  const { found, search, isLoading, mayWrite, busy, links, onAct, onResend } = props
  const { batch, lines, total, pageSize } = found
  const [asked, setAsked] = useState<AskedBatchAct>()
  const mayResend = mayWrite && batch.estado === 'terminada' && lines.some(({ estado }) => again.has(estado))
  return (
    <Stack gap="regular">
      <Breadcrumb
        label={newInvitationsTexts.back}
        items={[{ label: invitationsTexts.title, href: links.list }, { label: batch.archivo }]}
      />
      <PageHeading
        title={batch.archivo}
        description={batch.por}
        status={<BatchChip estado={batch.estado} />}
      />
      <Summary {...props} />
      {!mayWrite && <p>{backofficeTexts.readOnly}</p>}
      {mayWrite && (
        <div className={styles.buttons}>
          {actsOn(batch).map((act) => (
            <Button
              key={act}
              variant={act === 'start' ? 'primary' : 'quiet'}
              isBusy={busy === act}
              onClick={() => (isAsked(act) ? setAsked(act) : onAct(act))}
            >
              {act === 'start' && batch.estado === 'detenida' ? texts.goOn : texts[act]}
            </Button>
          ))}
        </div>
      )}
      <Filters {...props} />
      <DataTable
        caption={texts.caption}
        columns={mayResend ? [...lineColumns, actsColumn(onResend, busy)] : lineColumns}
        rows={lines}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        empty={<NoMatch {...props} />}
        texts={tableTexts}
      />
      {total > pageSize && (
        <PageLinks page={search.page} size={pageSize} total={total} hrefFor={links.page} />
      )}
      <Suspense>
        {asked && (
          <ActDialog
            act={asked}
            onClose={() => setAsked(undefined)}
            onConfirm={() => {
              setAsked(undefined)
              onAct(asked)
            }}
          />
        )}
      </Suspense>
    </Stack>
  )
}

/** What would be sent, or how far it is. */
function Summary({ found: { batch } }: InvitationBatchViewProps) {
  const { sent, total } = progressOf(batch)
  const skipped = linesIn(batch, 'no_se_envia')
  const words = total === 0 ? texts.nothing : countText(texts.preview, linesIn(batch, 'por_enviar'))
  const pace = fill(texts.pace, { n: invitationLimits.perMinute })
  return (
    <Stack>
      {batch.estado === 'borrador' ? (
        <p>
          {words} {skipped > 0 && countText(texts.skipped, skipped)} {total > 0 && pace}
        </p>
      ) : (
        <ProgressBar
          label={fill(texts.progress, { sent: showCount(sent), total: showCount(total) })}
          value={sent}
          max={Math.max(1, total)}
        />
      )}
      {batch.estado === 'enviando' && <Quiet>{pace}</Quiet>}
    </Stack>
  )
}

function Filters({ found: { batch }, search, onSearch }: InvitationBatchViewProps) {
  const choose = (estado: string | undefined) => onSearch({ estado, page: undefined })
  return (
    <>
      <SearchBox
        label={texts.search}
        q={search.q}
        onChange={(changes, options) => onSearch({ ...changes, page: undefined }, options)}
      />
      <div className={styles.buttons} role="group" aria-label={texts.state}>
        {lineStates
          .filter((state) => linesIn(batch, state) > 0 || search.estado === state)
          .map((state) => (
            <Chip
              key={state}
              isSelected={search.estado === state}
              count={showCount(linesIn(batch, state))}
              onToggle={() => choose(search.estado === state ? undefined : state)}
            >
              {stateTexts.invitacion[state]}
            </Chip>
          ))}
      </div>
    </>
  )
}

function NoMatch({ onSearch }: InvitationBatchViewProps) {
  return (
    <EmptyState
      icon={searchIcon}
      title={texts.noMatch}
      action={
        <Button onClick={() => onSearch({ estado: undefined, q: undefined, page: undefined })}>
          {texts.clear}
        </Button>
      }
    />
  )
}

const again = new Set<InvitationLine['estado']>(['enviada', 'vencida', 'correo_fallido'])

/** What can be done with each line. */
const actsColumn = (
  onResend: (line: InvitationLine) => void,
  busy: string | undefined,
): Column<InvitationLine> => ({
  id: 'acts',
  header: texts.acts,
  cell: (line) =>
    again.has(line.estado) && (
      <Button
        isBusy={busy === line.id}
        aria-label={fill(texts.resendOf, { correo: line.correo })}
        onClick={() => onResend(line)}
      >
        {texts.resendOne}
      </Button>
    ),
})
