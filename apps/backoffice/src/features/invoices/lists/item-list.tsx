import { fill } from '@enlace/contract/core/fill.ts'
import { invoiceListsTexts as texts } from '@enlace/contract/invoices/lists/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { arrowDownIcon, arrowUpIcon, closeIcon } from '@enlace/ui/core/icons.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { ReactNode } from 'react'

type ItemListProps<Item> = {
  title: string
  items: readonly Item[]
  nameOf: (item: Item, n: number) => string
  add: string
  isDisabled: boolean
  mayRemove: (item: Item) => boolean
  onAdd: () => void
  onChange: (items: Item[]) => void
  renderItem: (item: Item, place: number, change: (changes: Partial<Item>) => void) => ReactNode
  /** What is said of the whole list. */
  children?: ReactNode
}

/** The items of a list in their order, each with its fields: moved by buttons, removed, added at the end. */
export function ItemList<Item extends object>(props: ItemListProps<Item>) {
  const { title, items, nameOf, add, isDisabled, mayRemove, onAdd, onChange, renderItem, children } = props
  const move = (place: number, step: 1 | -1) => {
    const next = [...items]
    next.splice(place + step, 0, ...next.splice(place, 1))
    onChange(next)
  }
  return (
    <Panel title={title}>
      <Stack gap="large">
        {children}
        {items.map((item, place) => {
          const nombre = nameOf(item, place + 1)
          return (
            <section key={place} aria-label={nombre}>
              <Stack gap="small">
                <Row>
                  <strong>{nombre}</strong>
                  {!isDisabled && (
                    <Row>
                      <IconButton
                        icon={arrowUpIcon}
                        label={fill(texts.up, { nombre })}
                        disabled={place === 0}
                        onClick={() => move(place, -1)}
                      />
                      <IconButton
                        icon={arrowDownIcon}
                        label={fill(texts.down, { nombre })}
                        disabled={place === items.length - 1}
                        onClick={() => move(place, 1)}
                      />
                      {mayRemove(item) && (
                        <IconButton
                          icon={closeIcon}
                          label={fill(texts.remove, { nombre })}
                          onClick={() => onChange(items.filter((_, at) => at !== place))}
                        />
                      )}
                    </Row>
                  )}
                </Row>
                {renderItem(item, place, (changes) =>
                  onChange(items.map((one, at) => (at === place ? { ...one, ...changes } : one))),
                )}
              </Stack>
            </section>
          )
        })}
        {!isDisabled && (
          <Actions>
            <Button onClick={onAdd}>{add}</Button>
          </Actions>
        )}
      </Stack>
    </Panel>
  )
}
