import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { DuplicatePair } from '@enlace/contract/suppliers/merges/schemas.ts'
import { mergeTexts as texts } from '@enlace/contract/suppliers/merges/texts.ts'
import { supplierDetailTexts, supplierListTexts } from '@enlace/contract/suppliers/texts.ts'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { checkCircleIcon } from '@enlace/ui/core/icons.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import styles from '../suppliers.module.css'

type DuplicatesViewProps = {
  pairs: readonly DuplicatePair[]
  isLoading: boolean
  listHref: string
  hrefOf: (pair: DuplicatePair) => string
}

const columns: readonly Column<DuplicatePair>[] = [
  { id: 'primero', header: texts.first, card: 'number', cell: ({ kept }) => <Party {...kept} /> },
  { id: 'segundo', header: texts.second, card: 'text', cell: ({ gone }) => <Party {...gone} /> },
  { id: 'parecido', header: texts.why, card: 'status', cell: ({ parecido }) => texts.likeness[parecido] },
]

/** Third parties that may be one, pair by pair. */
export function DuplicatesView({ pairs, isLoading, listHref, hrefOf }: DuplicatesViewProps) {
  return (
    <Stack gap="regular">
      <Breadcrumb
        label={supplierDetailTexts.back}
        items={[{ label: supplierListTexts.title, href: listHref }, { label: texts.title }]}
      />
      <PageHeading title={texts.title} description={texts.description} />
      {pairs.length === 0 ? (
        <EmptyState icon={checkCircleIcon} title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      ) : (
        <DataTable
          caption={texts.table}
          columns={columns}
          rows={pairs}
          rowKey={({ kept, gone }) => `${kept.id} ${gone.id}`}
          rowHref={hrefOf}
          isLoading={isLoading}
          texts={tableTexts}
        />
      )}
    </Stack>
  )
}

function Party({ nombre, nit }: DuplicatePair['kept']) {
  return (
    <span className={styles.long}>
      {nombre}
      <span className={styles.below}>{nit}</span>
    </span>
  )
}
