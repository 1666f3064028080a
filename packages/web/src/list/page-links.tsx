import { fill } from '@enlace/contract/core/fill.ts'
import { pagingTexts } from '@enlace/contract/core/list/paging-texts.ts'
import { Pagination } from '@enlace/ui/pagination.tsx'
import type { ReactNode } from 'react'
import { showCount } from '../document/shown.ts'

type PageLinksProps = {
  page: number
  /** Rows of a page, and of all pages. */
  size: number
  total: number
  /** Pages that can be opened, where they are not all. */
  pageCount?: number
  hrefFor: (page: number) => string
  onSelect?: (page: number) => void
  children?: ReactNode
}

/** The way through the pages of what was asked for, with which rows this one shows. */
export function PageLinks({ page, size, total, pageCount, children, ...way }: PageLinksProps) {
  const first = (page - 1) * size + 1
  return (
    <Pagination
      label={pagingTexts.pages}
      page={page}
      pageCount={pageCount ?? Math.max(1, Math.ceil(total / size))}
      previousLabel={pagingTexts.previous}
      nextLabel={pagingTexts.next}
      pageLabel={(n) => fill(pagingTexts.page, { n })}
      summary={fill(pagingTexts.range, {
        first: showCount(first),
        last: showCount(Math.min(total, first + size - 1)),
        total: showCount(total),
      })}
      {...way}
    >
      {children}
    </Pagination>
  )
}
