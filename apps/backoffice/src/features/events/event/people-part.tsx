import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { DeskAttendee } from '@enlace/contract/events/desk/schemas.ts'
import { eventsDeskFormTexts, eventsDeskPeopleTexts as texts } from '@enlace/contract/events/desk/texts.ts'
import { statesOf } from '@enlace/domain/states.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { searchIcon, userIcon } from '@enlace/ui/core/icons.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { stateWord } from '@enlace/web/document/state-chip.tsx'
import { FilterLine } from '@enlace/web/list/filter-line.tsx'
import { hasWords } from '@enlace/web/list/has-words.ts'
import { useState } from 'react'
import type { PeopleActions } from '../actions.ts'
import { peopleColumns } from './people-columns.tsx'
import { SheetMenu } from '../../../core/export/sheet-menu.tsx'

type PeoplePartProps = PeopleActions & {
  mayWrite: boolean
  /** Whether seats are asked for at all. */
  isTaken: boolean
}

const states = statesOf('inscripcion').map(({ id }) => ({ value: id, label: stateWord('inscripcion', id) }))

/** Who asked for a seat: who has one, who waits, who came. */
export function PeoplePart(props: PeoplePartProps) {
  const { people, isBusy, mayWrite, isTaken, mark, take } = props
  const [asked, setAsked] = useState<{ act: 'seat' | 'release'; person: DeskAttendee }>()
  const [chosen, setChosen] = useState<{ q?: string; estado?: string }>({})
  if (!people) return <Skeleton lines={6} />
  if (people.length === 0)
    return (
      <EmptyState icon={userIcon} title={isTaken ? texts.none : texts.notTaken}>
        {isTaken ? texts.noneHint : texts.notTakenHint}
      </EmptyState>
    )
  const { q = '', estado } = chosen
  const shown = people.filter(
    ({ persona, correo, proveedor, estado: state }) =>
      hasWords(`${persona} ${correo} ${proveedor}`, q) && (!estado || state === estado),
  )
  const counted = (state: DeskAttendee['estado']) => people.filter(({ estado }) => estado === state).length
  const came = people.filter(({ asistio }) => asistio === true).length
  return (
    <Stack>
      <p role="status">
        {fill(texts.summary, { seats: counted('inscrito'), waiting: counted('en_espera'), came })}
      </p>
      <Actions>
        <SheetMenu onFile={take} />
      </Actions>
      <FilterLine
        search={texts.search}
        filters={[{ name: 'estado', label: texts.state, options: states }]}
        chosen={chosen}
        total={shown.length}
        onFilter={(changes) => setChosen({ ...chosen, ...changes })}
      />
      <DataTable
        caption={texts.table}
        columns={peopleColumns({
          mayWrite,
          onMark: mark,
          onAct: (act, person) => setAsked({ act, person }),
        })}
        rows={shown}
        empty={<EmptyState icon={searchIcon} title={texts.noMatch} />}
        rowKey={({ id }) => id}
        texts={tableTexts}
      />
      {asked && (
        <Question
          act={asked.act}
          person={asked.person}
          isBusy={isBusy}
          onConfirm={() => props[asked.act](asked.person)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  )
}

type QuestionProps = {
  act: 'seat' | 'release'
  person: DeskAttendee
  isBusy: boolean
  onConfirm: () => Promise<boolean>
  onClose: () => void
}

function Question({ act, person: { persona }, isBusy, onConfirm, onClose }: QuestionProps) {
  return (
    <ConfirmDialog
      title={texts[act]}
      closeLabel={eventsDeskFormTexts.close}
      onClose={onClose}
      confirm={texts[act]}
      cancel={eventsDeskFormTexts.back}
      isDanger={!(act === 'seat')}
      isBusy={isBusy}
      onConfirm={() => void onConfirm().then(onClose)}
    >
      <p>{fill(act === 'seat' ? texts.seatQuestion : texts.releaseQuestion, { persona })}</p>
    </ConfirmDialog>
  )
}
