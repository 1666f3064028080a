import { fill } from '@enlace/contract/core/fill.ts'
import { invoiceListsTexts as texts } from '@enlace/contract/invoices/lists/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { arrowDownIcon, arrowUpIcon, closeIcon } from '@enlace/ui/core/icons.ts'
import type { Tone } from '@enlace/ui/core/tone.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { Hint } from '@enlace/ui/hint.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { type ReactNode, useState } from 'react'
import styles from './lists.module.css'

/** What a folded item says. */
export interface ItemSummary {
  name: string
  line: string
  marks: readonly { tone: Tone; words: string }[]
}

type ItemListProps<Item> = {
  title: string
  items: readonly Item[]
  summaryOf: (item: Item, n: number) => ItemSummary
  /** Whether something is wrong with the item of a place. */
  hasFault: (place: number) => boolean
  add: string
  isDisabled: boolean
  mayRemove: (item: Item) => boolean
  onAdd: () => void
  onChange: (items: Item[]) => void
  renderItem: (item: Item, place: number, change: (changes: Partial<Item>) => void) => ReactNode
  /** What is said of the whole list. */
  children?: ReactNode
}

/** The items of a list in their order: folded to a line each, opened to their fields, moved by buttons, added at the end. */
export function ItemList<Item extends object>(props: ItemListProps<Item>) {
  const { title, items, add, isDisabled, onAdd, onChange, renderItem, children } = props
  // By place, because an item has no key of its own; what moves takes its place along.
  const [open, setOpen] = useState<readonly boolean[]>([])
  const opened = items.map((_, place) => open[place] === true)
  const move = (place: number, step: 1 | -1) => {
    onChange(moved(items, place, step))
    setOpen(moved(opened, place, step))
  }
  const remove = (place: number) => {
    onChange(items.filter((_, at) => at !== place))
    setOpen(opened.filter((_, at) => at !== place))
  }
  return (
    <Panel title={title}>
      <Stack gap="regular">
        {children}
        <PlainList gap="small">
          {items.map((item, place) => (
            <ItemRow
              key={place}
              {...props}
              item={item}
              place={place}
              isOpen={opened[place] === true}
              onOpen={(isOpen) => setOpen(opened.with(place, isOpen))}
              onMove={(step) => move(place, step)}
              onRemove={() => remove(place)}
            >
              {renderItem(item, place, (changes) =>
                onChange(items.map((one, at) => (at === place ? { ...one, ...changes } : one))),
              )}
            </ItemRow>
          ))}
        </PlainList>
        {!isDisabled && (
          <Actions>
            <Button
              onClick={() => {
                setOpen([...opened, true])
                onAdd()
              }}
            >
              {add}
            </Button>
          </Actions>
        )}
      </Stack>
    </Panel>
  )
}

function moved<One>(list: readonly One[], place: number, step: 1 | -1): One[] {
  const next = [...list]
  next.splice(place + step, 0, ...next.splice(place, 1))
  return next
}

type ItemRowProps<Item> = Pick<
  ItemListProps<Item>,
  'items' | 'summaryOf' | 'hasFault' | 'isDisabled' | 'mayRemove'
> & {
  item: Item
  place: number
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onMove: (step: 1 | -1) => void
  onRemove: () => void
  children: ReactNode
}

function ItemRow<Item>(props: ItemRowProps<Item>) {
  const { items, item, place, summaryOf, isDisabled, mayRemove, isOpen, onOpen, onMove, onRemove } = props
  const { name: nombre, line, marks } = summaryOf(item, place + 1)
  const act = isOpen ? texts.fold : isDisabled ? texts.see : texts.edit
  return (
    <li className={styles.item}>
      <section aria-label={nombre}>
        <div className={styles.line}>
          <span className={styles.words}>
            <strong>{nombre}</strong>
            {!isOpen && line !== '' && <Hint>{line}</Hint>}
            {!isOpen && (marks.length > 0 || props.hasFault(place)) && (
              <span className={styles.marks}>
                {props.hasFault(place) && <StatusChip tone="bad">{texts.faulty}</StatusChip>}
                {marks.map(({ tone, words }) => (
                  <StatusChip key={words} tone={tone}>
                    {words}
                  </StatusChip>
                ))}
              </span>
            )}
          </span>
          <span className={styles.acts}>
            {!isDisabled && (
              <>
                <IconButton
                  icon={arrowUpIcon}
                  label={fill(texts.up, { nombre })}
                  disabled={place === 0}
                  onClick={() => onMove(-1)}
                />
                <IconButton
                  icon={arrowDownIcon}
                  label={fill(texts.down, { nombre })}
                  disabled={place === items.length - 1}
                  onClick={() => onMove(1)}
                />
                {mayRemove(item) && (
                  <IconButton icon={closeIcon} label={fill(texts.remove, { nombre })} onClick={onRemove} />
                )}
              </>
            )}
            <Button aria-expanded={isOpen} aria-label={`${act}: ${nombre}`} onClick={() => onOpen(!isOpen)}>
              {act}
            </Button>
          </span>
        </div>
        {isOpen && (
          <div className={styles.fields}>
            <Stack gap="small">{props.children}</Stack>
          </div>
        )}
      </section>
    </li>
  )
}
