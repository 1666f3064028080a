import { fill } from '@enlace/contract/core/fill.ts'
import type { ImportMappingDoubt } from '@enlace/contract/imports/doubt-schemas.ts'
import { importMappingTexts } from '@enlace/contract/imports/doubt-texts.ts'
import { ImportPart } from '@enlace/contract/imports/schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { PlanActs, PlannedFile } from '../actions.ts'
import styles from '../imports.module.css'
import { placeId } from './rules.ts'
import { fieldName } from '@enlace/contract/imports/loaded/field-texts.ts'

const texts = importMappingTexts

type MappingQuestionsProps = { planned: PlannedFile; acts: PlanActs }

/** What nobody can tell of a file, asked with the possible answers and what stands in each side by side. */
export function MappingQuestions({ planned, acts }: MappingQuestionsProps) {
  const open = (planned.doubts ?? []).filter(
    ({ field }) => field === null || planned.fields[field] === undefined,
  )
  if (open.length === 0) return null
  return (
    <Banner kind="warning">
      <Stack>
        <strong>{texts.asked}</strong>
        {open.map((doubt) => (
          <Question key={doubt.field ?? ''} {...{ doubt, planned, acts }} />
        ))}
      </Stack>
    </Banner>
  )
}

type QuestionProps = MappingQuestionsProps & { doubt: ImportMappingDoubt }

function Question({ doubt, planned, acts }: QuestionProps) {
  const { reason, field, options } = doubt
  const asked = fill(texts.reasons[reason], { field: field === null ? '' : fieldName(field) })
  const handleAnswer = ({ part, column }: ImportMappingDoubt['options'][number]) => {
    const kind = ImportPart.safeParse(part).data
    if (kind) acts.read(planned.seq, { part: kind })
    else if (field !== null && column !== undefined)
      acts.changeFile(planned.seq, {
        fields: { ...planned.fields, [field]: { column } },
        doubts: planned.doubts?.filter((one) => one !== doubt),
      })
  }
  return (
    <div data-asked={field === null || undefined}>
      <p>{asked}</p>
      <ul className={styles.answers}>
        {options.map((option, at) => (
          <li key={option.part ?? option.column}>
            <Button
              id={at === 0 && field === null ? placeId('answer', planned.seq) : undefined}
              disabled={!acts.mayWrite}
              onClick={() => handleAnswer(option)}
            >
              {nameOf(option)}
            </Button>
            <Quiet isSmall>
              {option.examples.length === 0
                ? texts.empty
                : fill(texts.holds, { examples: option.examples.join(' · ') })}
            </Quiet>
          </li>
        ))}
      </ul>
    </div>
  )
}

function nameOf({ part, column = '' }: ImportMappingDoubt['options'][number]): string {
  const kind = ImportPart.safeParse(part).data
  return kind
    ? fill(texts.usesPart, { part: importsTexts.parts[kind].toLowerCase() })
    : fill(texts.usesColumn, { column })
}
