import { fill } from '@enlace/contract/core/fill.ts'
import { emptyTexts } from '@enlace/contract/core/list/empty-texts.ts'
import { certificateScreenTexts as texts } from '@enlace/contract/certificates/screen-texts.ts'
import type { AvailableCertificate, IssuedCertificates } from '@enlace/contract/certificates/schemas.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import { countText } from '@enlace/web/document/shown.ts'
import { PagedTable } from '@enlace/web/list/paged-table.tsx'
import { availableColumns, availableKey, isChoosable } from './columns.tsx'
import { allYears, newOnly } from '../../../core/certificates/lists.ts'
import { certificateWord } from '../../../core/certificates/shown.ts'
import styles from './available.module.css'

type AvailableProps = {
  /** Nothing while they are on their way. */
  answer: IssuedCertificates | undefined
  isFailed: boolean
  /** The year that is listed, which is chosen above; nothing for all of them. */
  year: number | undefined
  /** What the address says is listed. */
  list: string | undefined
  company: string
  busy: string | undefined
  offline: { disabled?: true; title?: string }
  /** How far a file is that is made in the background. */
  progress: ReactNode
  verifyHref: (code: string) => string
  onList: (list: string | undefined) => void
  onFile: (row: AvailableCertificate, kind: 'pdf' | 'xlsx') => void
  onZip: (words: readonly string[]) => void
  onWholeYear: (anio: number, words: readonly string[]) => void
  /** Of all companies of the person; undefined where it has this one only. */
  onAllCompanies: ((anio: number) => void) | undefined
  onRetry: () => void
}

/** Every certificate with where it stands; several go into one file, and so does a whole year. */
export function Available(props: AvailableProps) {
  const { answer, list, year, busy, offline, verifyHref, onFile } = props
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [page, setPage] = useState(1)
  const isOffered = answer?.descarga ?? false
  const columns = availableColumns({
    isOffered,
    offline,
    busy,
    chosen,
    verifyHref,
    onFile,
    onChoose: (word, isChosen) => setChosen((before) => toggled(before, word, isChosen)),
  })
  const choosable = (answer?.rows ?? []).filter(isChoosable).map(certificateWord)
  // What is not listed any more is not chosen any more.
  const taken = choosable.filter((word) => chosen.has(word))
  const listChoice = (name: string) => ({
    checked: list === name,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setChosen(new Set())
      setPage(1)
      props.onList(currentTarget.checked ? name : undefined)
    },
  })
  return (
    <Panel title={texts.available}>
      <Stack>
        {isOffered && <p>{texts.availableHint}</p>}
        <div className={styles.bar}>
          <Checkbox label={texts.allYears} {...listChoice(allYears)} />
          <Checkbox label={texts.onlyNew} {...listChoice(newOnly)} />
          {isOffered && (
            <>
              {taken.length > 0 && (
                <>
                  <Button variant="quiet" onClick={() => setChosen(new Set())}>
                    {texts.clear}
                  </Button>
                  <Button
                    icon={downloadIcon}
                    isBusy={busy === 'zip'}
                    {...offline}
                    onClick={() => props.onZip(taken)}
                  >
                    {countText(texts.chosen, taken.length)}
                  </Button>
                </>
              )}
              {taken.length === 0 && choosable.length > 1 && (
                <Button variant="quiet" onClick={() => setChosen(new Set(choosable))}>
                  {texts.selectAll}
                </Button>
              )}
              {year !== undefined && <YearFiles {...props} year={year} choosable={choosable} />}
            </>
          )}
        </div>
        {props.progress}
        {props.isFailed ? (
          <EmptyState
            title={emptyTexts.failed}
            action={<Button onClick={props.onRetry}>{emptyTexts.retry}</Button>}
          />
        ) : (
          <PagedTable
            caption={texts.available}
            columns={columns}
            rows={answer?.rows ?? []}
            rowKey={availableKey}
            isLoading={answer === undefined}
            page={page}
            onPage={setPage}
            empty={
              <EmptyState
                title={list === newOnly ? texts.noneNew : fill(texts.none, { company: props.company })}
              />
            }
          />
        )}
      </Stack>
    </Panel>
  )
}

type YearFilesProps = Pick<AvailableProps, 'busy' | 'offline' | 'onWholeYear' | 'onAllCompanies'> & {
  year: number
  choosable: readonly string[]
}

/** The files of a whole year: of this company, and of all companies of the person. */
function YearFiles({ year, choosable, busy, offline, onWholeYear, onAllCompanies }: YearFilesProps) {
  return (
    <>
      {choosable.length > 0 && (
        <Button
          icon={downloadIcon}
          isBusy={busy === 'year'}
          {...offline}
          onClick={() => onWholeYear(year, choosable)}
        >
          {fill(texts.wholeYear, { anio: year })}
        </Button>
      )}
      {onAllCompanies && (
        <Button
          icon={downloadIcon}
          isBusy={busy === 'companies'}
          {...offline}
          onClick={() => onAllCompanies(year)}
        >
          {fill(texts.allCompanies, { anio: year })}
        </Button>
      )}
    </>
  )
}

function toggled(before: ReadonlySet<string>, word: string, isChosen: boolean): ReadonlySet<string> {
  const after = new Set(before)
  if (isChosen) after.add(word)
  else after.delete(word)
  return after
}
