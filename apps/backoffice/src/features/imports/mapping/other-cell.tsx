import { importWordTexts as texts } from '@enlace/contract/imports/templates/word-texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useState } from 'react'
import styles from '../imports.module.css'

type OtherCellProps = {
  label: string
  hint?: string
  isLocked: boolean
  onAdd: (cell: string) => void
}

/** A cell that is typed, of a column with too many different ones to be listed. */
export function OtherCell({ label, hint, isLocked, onAdd }: OtherCellProps) {
  const [cell, setCell] = useState('')
  const handleAdd = () => {
    onAdd(cell.trim())
    setCell('')
  }
  return (
    <div className={styles.choices}>
      <TextInput
        {...{ label, hint }}
        maxLength={40}
        value={cell}
        disabled={isLocked}
        onChange={({ currentTarget: { value } }) => setCell(value)}
      />
      <div>
        <Button disabled={isLocked || cell.trim() === ''} onClick={handleAdd}>
          {texts.add}
        </Button>
      </div>
    </div>
  )
}
