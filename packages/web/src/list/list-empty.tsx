import { fill } from '@enlace/contract/core/fill.ts'
import { emptyTexts as texts } from '@enlace/contract/core/list/empty-texts.ts'
import { filterTexts } from '@enlace/contract/core/list/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { refreshIcon, searchIcon, warningIcon } from '@enlace/ui/core/icons.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import type { ReactNode } from 'react'
import { cleared, countFilters } from './filters.ts'
import type { ListFailure, ListPlace } from './list-place.ts'

type ListEmptyProps = {
  place: ListPlace
  failure: ListFailure | undefined
  /** Rows of the whole filtered set; some, when only this page has none. */
  total: number
  neverAny: ReactNode
}

/** Why a list shows nothing: it could not be asked, the filter found nothing, or there never was anything (screens 2.0). */
export function ListEmpty({ place: { filter, onFilter, linkTo }, failure, total, neverAny }: ListEmptyProps) {
  const firstPage = <ButtonLink href={linkTo({ page: undefined })}>{texts.firstPage}</ButtonLink>
  const clearButton = countFilters(filter) > 0 && (
    <Button onClick={() => onFilter(cleared(filter))}>{filterTexts.clear}</Button>
  )
  if (failure) {
    const { message, reference, isBeyondLastPage, onRetry } = failure
    if (isBeyondLastPage) return <EmptyState icon={searchIcon} title={message} action={firstPage} />
    return (
      <div role="alert">
        <EmptyState
          icon={warningIcon}
          title={texts.failed}
          action={
            <Button icon={refreshIcon} onClick={onRetry}>
              {texts.retry}
            </Button>
          }
        >
          {message} {reference && fill(texts.reference, { reference })}
        </EmptyState>
      </div>
    )
  }
  if (total > 0) return <EmptyState title={texts.noSuchPage} action={firstPage} />
  return clearButton ? <EmptyState icon={searchIcon} title={texts.noMatch} action={clearButton} /> : neverAny
}
