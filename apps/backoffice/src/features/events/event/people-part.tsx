import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { DeskAttendee } from '@enlace/contract/events/desk/schemas.ts'
import { eventsDeskFormTexts, eventsDeskPeopleTexts as texts } from '@enlace/contract/events/desk/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { userIcon } from '@enlace/ui/core/icons.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import type { PeopleActions } from '../actions.ts'
import { peopleColumns } from './people-columns.tsx'

type PeoplePartProps = PeopleActions & {
  mayWrite: boolean
  /** Whether seats are asked for at all. */
  isTaken: boolean
}

/** Who asked for a seat: who has one, who waits, who came. */
export function PeoplePart(props: PeoplePartProps) {
  const { people, isBusy, mayWrite, isTaken, mark, take } = props
  const [asked, setAsked] = useState<{ act: 'seat' | 'release'; person: DeskAttendee }>()
  if (!people) return <Skeleton lines={6} />
  if (people.length === 0)
    return (
      <EmptyState icon={userIcon} title={isTaken ? texts.none : texts.notTaken}>
        {isTaken ? texts.noneHint : texts.notTakenHint}
      </EmptyState>
    )
  const counted = (state: DeskAttendee['estado']) => people.filter(({ estado }) => estado === state).length
  const came = people.filter(({ asistio }) => asistio === true).length
  return (
    <Stack>
      <p role="status">
        {fill(texts.summary, { seats: counted('inscrito'), waiting: counted('en_espera'), came })}
      </p>
      <Actions>
        <Button onClick={() => take('xlsx')}>{texts.excel}</Button>
        <Button onClick={() => take('csv')}>{texts.csv}</Button>
      </Actions>
      <DataTable
        caption={texts.table}
        columns={peopleColumns({
          mayWrite,
          onMark: mark,
          onAct: (act, person) => setAsked({ act, person }),
        })}
        rows={people}
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
