import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { ImportBatch, ImportLoad } from '@enlace/contract/imports/schemas.ts'
import { pushedLoadTexts } from '@enlace/contract/imports/pushed-texts.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { FilterLine } from '@enlace/web/list/filter-line.tsx'
import { PageLinks } from '@enlace/web/list/page-links.tsx'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import type { FindingSearch, FoundFindings } from '../actions.ts'
import { LoadChip } from '../load-chip.tsx'
import { findingColumns, kindColumns } from './columns.tsx'
import { Figures } from './figures.tsx'
import { FindingGroups } from './finding-groups.tsx'
import styles from '../imports.module.css'
import { countOf, instantOf, loadedBy, standingOf } from '../shown.ts'

const texts = importsTexts.result

type ResultViewProps = {
  batch: ImportBatch
  load: ImportLoad | null
  search: FindingSearch
  findings: FoundFindings | undefined
  isLoading: boolean
  mayWrite: boolean
  links: { list: string; again: string; page: (page: number) => string }
  onFilter: ChangeSearch
  onReport: (format: 'xlsx' | 'csv') => void
  onRefused: (file: string) => void
  onUndo: () => void
}

/** What a load did: its figures, its refused and doubtful records, and the ways to mend or undo it. */
export function ResultView(props: ResultViewProps) {
  const { batch, load, mayWrite, links, onUndo } = props
  const kinds = load?.checked?.kinds ?? []
  return (
    <Stack gap="large">
      <Breadcrumb
        label={importsTexts.title}
        items={[{ label: importsTexts.title, href: links.list }, { label: batch.source }]}
      />
      <PageHeading
        title={fill(texts.title, { source: batch.source })}
        description={batch.files}
        actions={
          mayWrite &&
          batch.state === 'loaded' && (
            <>
              <ButtonLink href={links.again}>{texts.again}</ButtonLink>
              <Button onClick={onUndo}>{texts.undo}</Button>
            </>
          )
        }
      />
      <Standing batch={batch} />
      {batch.state !== 'failed' && <Figures title={importsTexts.title} figures={batch} />}
      {batch.closed > 0 && (
        <p>
          {texts.closed}: {countOf(batch.closed)}
        </p>
      )}
      {kinds.length > 1 && (
        <DataTable
          caption={importsTexts.check.kinds}
          columns={kindColumns}
          rows={kinds}
          rowKey={({ kind }) => kind}
          texts={tableTexts}
        />
      )}
      {batch.state !== 'failed' && <Findings {...props} />}
    </Stack>
  )
}

function Standing({ batch }: { batch: ImportBatch }) {
  const { state, finishedAt, actorName, undoneAt, undoneByName, failure } = batch
  const standing = standingOf(batch)
  if (state === 'failed')
    return (
      <Banner kind="warning">
        {texts.failed} {failure}
      </Banner>
    )
  return (
    <>
      {state === 'undone' && (
        <Banner kind="info">
          {fill(texts.undone, { instant: instantOf(undoneAt), who: loadedBy(undoneByName ?? '') })}
        </Banner>
      )}
      {standing === 'broken' && <Banner kind="warning">{pushedLoadTexts.brokeOff}</Banner>}
      {standing === 'running' && <Banner kind="info">{pushedLoadTexts.coming}</Banner>}
      <p className={styles.standing}>
        <LoadChip state={standing} />{' '}
        {fill(texts.loaded, { instant: instantOf(finishedAt), who: loadedBy(actorName) })}
      </p>
    </>
  )
}

function Findings(props: ResultViewProps) {
  const { batch, search, findings, isLoading, links, onFilter, onReport, onRefused } = props
  const chosen = { resultado: search.severity, motivo: search.reason }
  const isFiltered = search.severity !== undefined || search.reason !== undefined
  const choose = (motivo?: string) => onFilter({ resultado: undefined, motivo, page: undefined })
  const records = batch.refused + batch.doubtful
  const hasFindings = records + batch.leftOut > 0
  return (
    <Panel
      title={texts.findings}
      actions={
        hasFindings && (
          <Row gap="regular">
            <Button onClick={() => onReport('xlsx')}>{texts.reportXlsx}</Button>
            <Button onClick={() => onReport('csv')}>{texts.reportCsv}</Button>
          </Row>
        )
      }
    >
      <Stack>
        {batch.refusedFiles.length > 0 && (
          <>
            <p>{texts.mendHint}</p>
            <Row gap="regular">
              {batch.refusedFiles.map((file) => (
                <Button key={file} onClick={() => onRefused(file)}>
                  {fill(texts.mend, { file })}
                </Button>
              ))}
            </Row>
          </>
        )}
        {hasFindings && (
          <FindingGroups reasons={findings?.reasons ?? []} chosen={search.reason} onChoose={choose} />
        )}
        {hasFindings && (
          <FilterLine page={search.page} total={findings?.total} {...{ filters, chosen, onFilter }} />
        )}
        {!isFiltered && findings && findings.total > records && records > 0 && (
          <p className={styles.soft}>
            {fill(texts.counts, { total: countOf(findings.total), records: countOf(records) })}
          </p>
        )}
        <DataTable
          caption={texts.findings}
          columns={findingColumns}
          rows={findings?.rows ?? []}
          rowKey={({ seq }) => seq}
          isLoading={isLoading}
          empty={
            isFiltered ? (
              <EmptyState
                title={texts.noneOfFilter}
                action={<Button onClick={() => choose()}>{importsTexts.list.clear}</Button>}
              />
            ) : (
              <EmptyState title={texts.noFindings} />
            )
          }
          texts={tableTexts}
        />
        {findings && findings.total > findings.pageSize && (
          <PageLinks
            page={search.page}
            size={findings.pageSize}
            total={findings.total}
            hrefFor={links.page}
          />
        )}
      </Stack>
    </Panel>
  )
}

const filters = [
  {
    name: 'resultado',
    label: importsTexts.check.severity,
    options: [
      { value: 'refused', label: texts.refused },
      { value: 'doubtful', label: texts.doubtful },
      { value: 'left-out', label: texts.leftOut },
    ],
  },
]
