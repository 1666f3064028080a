import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { ownProblemTexts } from '@enlace/contract/core/texts.ts'
import { longestPaperNote, notedPapers, type NotedPaper } from '@enlace/contract/papers/notes/kinds.ts'
import { notedPaperTexts, paperNotesTexts as texts } from '@enlace/contract/papers/notes/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import type { ReactNode } from 'react'

type Notes = Readonly<Record<NotedPaper, string>>

type PaperNotesViewProps = {
  notes: Notes
  mayWrite: boolean
  isStale: boolean
  busy: string | undefined
  /** The way to save what was changed. */
  save: ReactNode
  onChange: (notes: Record<NotedPaper, string>) => void
  onTrial: (paper: NotedPaper) => void
}

/** What each kind of the company's papers says at its end, with a page to see it on. */
export function PaperNotesView(props: PaperNotesViewProps) {
  const { notes, mayWrite, isStale, busy, save, onChange, onTrial } = props
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.description} actions={save} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {isStale && <Banner kind="warning">{ownProblemTexts['changed-meanwhile']}</Banner>}
      <Quiet>{texts.intro}</Quiet>
      <Panel title={texts.notes}>
        <Stack gap="large" isNarrow>
          {notedPapers.map((paper) => (
            <Stack key={paper} gap="small">
              <TextArea
                label={notedPaperTexts[paper]}
                rows={3}
                value={notes[paper]}
                maxLength={longestPaperNote}
                disabled={!mayWrite}
                onChange={({ target }) => onChange({ ...notes, [paper]: target.value })}
              />
              <Actions>
                <Button
                  variant="quiet"
                  icon={downloadIcon}
                  isBusy={busy === paper}
                  aria-label={fill(texts.trialOf, { papel: notedPaperTexts[paper] })}
                  onClick={() => onTrial(paper)}
                >
                  {texts.trial}
                </Button>
              </Actions>
            </Stack>
          ))}
        </Stack>
      </Panel>
    </Stack>
  )
}
