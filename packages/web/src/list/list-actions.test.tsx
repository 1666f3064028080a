import { listActionTexts as texts } from '@enlace/contract/core/list/texts.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ListExport } from './list-actions.tsx'
import type { AnyListName } from './list-name.ts'
import type { ListPlace } from './list-place.ts'

const nothing = () => undefined
const place: ListPlace = {
  days: 30,
  filter: { page: 1, size: 25 },
  onFilter: nothing,
  onWindow: nothing,
  linkTo: () => '',
  showsAll: false,
  onShowAll: nothing,
  onView: nothing,
  key: '',
}

const shown = (list: AnyListName) =>
  renderToStaticMarkup(
    <ListExport list={list} columns={{ list, shown: [], all: [], chosen: null }} place={place} total={3} />,
  )

it('keeps the place of an export only for lists that have one', () => {
  expect(shown('account-statements')).toContain(texts.export)
  expect(shown('staff-suppliers')).toBe('')
})
