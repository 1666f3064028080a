import { useState } from 'react'
import { Combobox } from '../src/combobox.tsx'
import type { ComboboxOption } from '../src/combobox-field.tsx'
import { FileInput } from '../src/file-input.tsx'
import { LettersInput } from '../src/letters-input.tsx'
import { NumericInput } from '../src/numeric-input.tsx'
import { PageHeading } from '../src/page-heading.tsx'
import { Select } from '../src/select.tsx'
import { Stack } from '../src/stack.tsx'
import { activities, cities, fieldTexts as texts } from './field-texts.ts'
import { SampleShell } from './sample-shell.tsx'

/** The fields that take part in what is typed, chosen and dropped into them. */
export function FieldsSample() {
  const [surnames, setSurnames] = useState('')
  const [city, setCity] = useState<ComboboxOption | null>(null)
  const [files, setFiles] = useState<File[]>([])
  const isTooBig = ({ size }: File) => size > 10_000_000
  return (
    <SampleShell>
      <Stack gap="large">
        <PageHeading title={texts.title} description={texts.description} />
        <form noValidate>
          <Stack isNarrow>
            <LettersInput label={texts.names} name="names" maxLength={20} isRequired />
            <LettersInput
              label={texts.surnames}
              hint={`${texts.said} ${surnames}`}
              value={surnames}
              onChange={(event) => setSurnames(event.currentTarget.value)}
            />
            <NumericInput
              label={texts.phone}
              type="tel"
              isWhole
              maxLength={10}
              autoComplete="tel-national"
              isRequired
            />
            <NumericInput label={texts.value} />
            <Combobox
              label={texts.city}
              hint={texts.cityHint}
              value={city}
              onChange={setCity}
              search={findCities}
              minLength={2}
              texts={texts.combobox}
              isRequired
            />
            <Select label={texts.activity} options={activities} placeholder={texts.choose} defaultValue="" />
            <FileInput
              label={texts.documents}
              hint={texts.documentsHint}
              files={files}
              onChange={setFiles}
              accept="application/pdf,image/jpeg,image/png,text/xml"
              isMultiple
              isRequired
              faultOf={(file) => (isTooBig(file) ? texts.tooBig : undefined)}
              progressOf={(file) => (isTooBig(file) ? undefined : 0.6)}
              texts={texts.files}
            />
          </Stack>
        </form>
      </Stack>
    </SampleShell>
  )
}

/** Looks up as a server would: after a while, and not at all for a word that has no answer. */
async function findCities(text: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  await new Promise((resolve) => setTimeout(resolve, 200))
  signal.throwIfAborted()
  if (text === 'caido') throw new Error('The sample has no server for this word')
  return cities
    .filter((name) => name.toLowerCase().startsWith(text.toLowerCase()))
    .map((label, place) => ({ value: String(place), label }))
}
