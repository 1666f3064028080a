import { fill } from '@enlace/contract/core/fill.ts'
import { lastRowByNumber, pageSizes } from '@enlace/contract/core/list/limits.ts'
import { pagingTexts } from '@enlace/contract/core/list/paging-texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { showCount } from '../document/shown.ts'
import { narrowed } from './filters.ts'
import type { ListPlace } from './list-place.ts'
import { PrintNote } from './print/print-note.tsx'
import { PageLinks } from './page-links.tsx'

type ListPagesProps = {
  /** Nothing while it is not known: then it is there, but shows nothing. */
  total: number | undefined
  place: ListPlace
}

/** The way through a list: its pages, how long they are, and all of them at once. */
export function ListPages({ total, place }: ListPagesProps) {
  const { filter, onFilter, linkTo } = place
  if (total === undefined) return null
  const { page, size } = filter
  const sizes = [...new Set([...pageSizes, size])].toSorted((one, other) => one - other)
  const reached = Math.floor(lastRowByNumber / size)
  return (
    <>
      <PrintNote first={(page - 1) * size + 1} last={page * size} total={total} />
      <PageLinks
        page={page}
        size={size}
        total={total}
        pageCount={Math.min(Math.ceil(total / size), reached)}
        hrefFor={(to) => linkTo({ page: to === 1 ? undefined : to })}
        onSelect={(to) => onFilter({ page: to === 1 ? undefined : to })}
      >
        <Select
          label={pagingTexts.size}
          isLabelHidden
          value={String(size)}
          options={sizes.map((n) => ({ value: String(n), label: fill(pagingTexts.sizeOf, { n }) }))}
          onChange={(event) => onFilter(narrowed(filter, { size: Number(event.target.value) }))}
        />
        {total > Math.min(...pageSizes) && (
          <Button onClick={() => place.onShowAll(true)}>{pagingTexts.seeAll}</Button>
        )}
      </PageLinks>
      {total > reached * size && (
        <Quiet>{fill(pagingTexts.beyond, { last: showCount(reached * size) })}</Quiet>
      )}
    </>
  )
}
