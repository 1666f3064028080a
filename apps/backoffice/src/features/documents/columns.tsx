import { fill } from '@enlace/contract/core/fill.ts'
import { manyFilesTexts as texts } from '@enlace/contract/documents/attachments/desk/many-texts.ts'
import type { NamedDocument } from '@enlace/contract/documents/attachments/desk/schemas.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { closeIcon } from '@enlace/ui/core/icons.ts'
import { Hint } from '@enlace/ui/hint.tsx'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import { type FormEvent, useState } from 'react'
import type { ChosenFile } from './files.ts'

/** What can be done with a chosen file. */
export type FileActs = {
  onDocument: (key: string, document: string) => void
  /** Looks for its document by what the person typed. */
  onSearch: (key: string, name: string) => void
  onDrop: (key: string) => void
}

const tones = {
  matching: 'info',
  unmatched: 'warning',
  ready: 'neutral',
  sending: 'info',
  sent: 'good',
  failed: 'bad',
} as const

/** The columns: the file, the document that it goes to, how far it is, and leaving it out. */
export const fileColumns = (acts: FileActs, isSending: boolean): readonly Column<ChosenFile>[] => [
  {
    id: 'archivo',
    header: texts.file,
    card: 'number',
    cell: ({ file }) => (
      <>
        {file.name}
        <Hint isBlock>{fileSizeText(file.size)}</Hint>
      </>
    ),
  },
  {
    id: 'documento',
    header: texts.document,
    card: 'text',
    cell: (chosen) => <DocumentOf {...{ chosen, isSending }} {...acts} />,
  },
  {
    id: 'estado',
    header: texts.state,
    // What is beside it may be a form.
    card: 'text',
    cell: ({ state, fault }) => (
      <>
        <StatusChip tone={tones[state]}>{texts.states[state]}</StatusChip>
        {fault !== undefined && <Hint isBlock>{fault}</Hint>}
      </>
    ),
  },
  {
    id: 'quitar',
    header: texts.acts,
    align: 'end',
    card: 'edge',
    cell: ({ key, file, state }) =>
      state === 'sending' || state === 'sent' ? null : (
        <IconButton
          icon={closeIcon}
          label={fill(texts.drop, { name: file.name })}
          disabled={isSending}
          onClick={() => acts.onDrop(key)}
        />
      ),
  },
]

const candidateText = ({ numero, proveedor, nit }: NamedDocument) =>
  fill(texts.candidate, { numero, proveedor, nit: formatWholeNit(nit) })

type DocumentOfProps = Pick<FileActs, 'onDocument' | 'onSearch'> & { chosen: ChosenFile; isSending: boolean }

/** The document of a file: found, to be chosen among several, or to be looked for by its number. */
function DocumentOf({ chosen, isSending, onDocument, onSearch }: DocumentOfProps) {
  const { key, file, state, candidates, document } = chosen
  const only = candidates.find(({ id }) => id === document)
  if (state === 'matching') return null
  if (only && (candidates.length === 1 || state === 'sent' || state === 'sending')) return candidateText(only)
  if (candidates.length > 0)
    return (
      <Select
        label={fill(texts.search, { name: file.name })}
        isLabelHidden
        placeholder={texts.choose}
        value={document ?? ''}
        disabled={isSending}
        options={candidates.map((one) => ({ value: one.id, label: candidateText(one) }))}
        onChange={({ currentTarget: { value } }) => onDocument(key, value)}
      />
    )
  return state === 'failed' ? null : (
    <NumberSearch {...{ file, isSending }} onSearch={(name) => onSearch(key, name)} />
  )
}

type NumberSearchProps = { file: File; isSending: boolean; onSearch: (number: string) => void }

function NumberSearch({ file, isSending, onSearch }: NumberSearchProps) {
  const [number, setNumber] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (number.trim() !== '') onSearch(number.trim())
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Row align="end">
        <TextInput
          label={fill(texts.search, { name: file.name })}
          isLabelHidden
          hint={texts.noMatch}
          value={number}
          disabled={isSending}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setNumber(value)}
        />
        <Button type="submit" disabled={isSending}>
          {texts.searchButton}
        </Button>
      </Row>
    </form>
  )
}
