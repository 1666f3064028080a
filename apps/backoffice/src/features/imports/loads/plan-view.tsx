import {
  ImportPicture,
  ImportRules,
  type ImportLoad,
  type ImportPart,
} from '@enlace/contract/imports/schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { FileInput } from '@enlace/ui/file-input.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import type { PlanActs, Targets } from '../actions.ts'
import { FilePanel } from '../mapping/file-panel.tsx'
import styles from '../imports.module.css'
import { faultOfFile, fileInputTexts, takenEndings } from './new-view.tsx'
import { faultLines, placeId, planFaults, type PlanFaults } from '../mapping/rules.ts'

const texts = importsTexts.plan

type PlanViewProps = {
  load: ImportLoad
  targets: Targets
  sources: readonly string[]
  acts: PlanActs
  /** What is planned was tried out as it stands. */
  isTried: boolean
}

/** How the files of a load are read, to be tried out. */
export function PlanView({ load, targets, sources, acts, isTried }: PlanViewProps) {
  const [isAsked, setAsked] = useState(load.state === 'failed')
  const [isDropping, setDropping] = useState(false)
  const { plan, mayWrite, busy } = acts
  const faults = planFaults(plan, targets, load)
  const shown: PlanFaults = isAsked
    ? faults
    : { ...faults, source: undefined, dueDays: undefined, unsaid: new Map() }
  // Counts how often the button was pressed in vain: each time the first place that lacks something is shown.
  const [vain, setVain] = useState(0)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (vain > 0) focusFirstFault(form.current)
  }, [vain])
  const handleCheck = () => {
    setAsked(true)
    if (faults.isReady) acts.check()
    else setVain(vain + 1)
  }
  return (
    <div ref={form}>
      <Stack gap="large">
        <SourcePanel acts={acts} sources={sources} faults={shown} />
        {load.files.map((file) => {
          const planned = plan.files.find(({ seq }) => seq === file.seq)
          return (
            planned && (
              <FilePanel
                key={file.seq}
                {...{ file, planned, acts }}
                fields={targets[planned.part] ?? []}
                missing={faults.missing.get(file.seq) ?? []}
                unsaid={shown.unsaid.get(file.seq) ?? []}
                isRepeated={faults.repeated.includes(file.seq)}
                isOnly={load.files.length === 1}
                readSheets={plan.files.flatMap(({ seq, sheet }) =>
                  load.files.some((one) => one.seq === seq && one.name === file.name) ? [sheet] : [],
                )}
              />
            )
          )
        })}
        {mayWrite && (
          <FileInput
            label={texts.add}
            isMultiple
            accept={takenEndings}
            files={[]}
            texts={fileInputTexts}
            disabled={busy !== undefined}
            onChange={(files) => acts.add(files.filter((file) => faultOfFile(file) === undefined))}
          />
        )}
        {isAsked && !faults.isReady && (
          <ErrorSummary title={texts.faults.title} errors={faultLines(faults, load.files)} />
        )}
        <Row gap="regular">
          <Button
            variant={isTried ? 'quiet' : 'primary'}
            isBusy={busy === 'check'}
            disabled={!mayWrite}
            onClick={handleCheck}
          >
            {texts.check}
          </Button>
          <Button disabled={!mayWrite} onClick={() => setDropping(true)}>
            {texts.drop}
          </Button>
        </Row>
        <ConfirmDialog
          isOpen={isDropping}
          onClose={() => setDropping(false)}
          closeLabel={texts.cancel}
          title={texts.dropTitle}
          confirm={texts.dropConfirm}
          cancel={texts.cancel}
          isDanger
          isBusy={busy === 'drop'}
          onConfirm={() => void acts.drop()}
        >
          {texts.dropText}
        </ConfirmDialog>
      </Stack>
    </div>
  )
}

/** Leads to the first field that lacks something or question that waits, however far above the button it stands. */
function focusFirstFault(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-asked] button')
  field?.scrollIntoView({ block: 'center' })
  field?.focus()
}

type SourcePanelProps = { acts: PlanActs; sources: readonly string[]; faults: PlanFaults }

function SourcePanel({ acts, sources, faults }: SourcePanelProps) {
  const { plan, rules, mayWrite, change } = acts
  const listId = useId()
  const has = (wanted: ImportPart) => plan.files.some(({ part }) => part === wanted)
  const [hasInvoices, hasReceipts] = [has('account-statements'), has('purchase-tickets')]
  return (
    <Panel>
      <Stack>
        <div className={styles.choices}>
          <TextInput
            id={placeId('source')}
            label={texts.source}
            hint={texts.sourceHint}
            isRequired
            list={listId}
            maxLength={60}
            value={plan.source}
            disabled={!mayWrite}
            error={faults.source}
            onChange={({ currentTarget }) => change({ source: currentTarget.value })}
          />
          <datalist id={listId}>
            {sources.map((source) => (
              <option key={source} value={source}>
                {source}
              </option>
            ))}
          </datalist>
          {hasInvoices && (
            <Select
              label={texts.picture}
              hint={texts.pictureHint}
              value={plan.picture}
              disabled={!mayWrite}
              options={ImportPicture.options.map((value) => ({ value, label: texts.pictures[value] }))}
              onChange={({ currentTarget }) =>
                change({ picture: ImportPicture.safeParse(currentTarget.value).data ?? 'changes' })
              }
            />
          )}
          {hasReceipts && (
            <Select
              label={texts.settlement}
              hint={texts.settlementHint}
              value={rules.settlement}
              disabled={!mayWrite}
              options={ImportRules.shape.settlement.options.map((value) => ({
                value,
                label: texts.settlements[value],
              }))}
              onChange={({ currentTarget }) => {
                const settlement = ImportRules.shape.settlement.safeParse(currentTarget.value).data
                if (settlement) change({ rules: { ...rules, settlement } })
              }}
            />
          )}
          {(hasInvoices || hasReceipts) && (
            <NumericInput
              id={placeId('dueDays')}
              label={texts.dueDays}
              hint={texts.dueDaysHint}
              isWhole
              maxLength={3}
              value={Number.isNaN(plan.dueDays) ? '' : String(plan.dueDays)}
              disabled={!mayWrite}
              error={faults.dueDays}
              onChange={({ currentTarget }) =>
                change({ dueDays: currentTarget.value === '' ? Number.NaN : Number(currentTarget.value) })
              }
            />
          )}
        </div>
      </Stack>
    </Panel>
  )
}
