import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { brandingTexts as texts } from '@enlace/contract/branding/texts.ts'
import { type ContrastCheck, contrastChecks, isColour } from '@enlace/domain/brand-colours.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import styles from './view.module.css'

type ColourFieldProps = {
  colour: string
  error: string | undefined
  mayWrite: boolean
  onChange: (colour: string) => void
}

/** The company's colour, and how well it is read wherever the portal uses it. */
export function ColourField({ colour, error, mayWrite, onChange }: ColourFieldProps) {
  return (
    <Panel title={texts.colourTitle}>
      <Stack>
        <div className={styles.colour}>
          <TextInput
            label={texts.colour}
            hint={texts.colourHint}
            error={error}
            disabled={!mayWrite}
            value={colour}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onChange(event.currentTarget.value.trim())}
          />
          <input
            type="color"
            className={styles.picker}
            aria-label={texts.picker}
            disabled={!mayWrite}
            value={isColour(colour) ? colour.toLowerCase() : '#000000'}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
        <h3 className={styles.subtitle}>{texts.contrast.title}</h3>
        <Quiet>{texts.contrast.intro}</Quiet>
        <DataTable
          caption={texts.contrast.title}
          columns={columns}
          rows={isColour(colour) ? contrastChecks(colour) : []}
          rowKey={({ scheme, use }) => `${scheme} ${use}`}
          empty={texts.colourMalformed}
          texts={tableTexts}
        />
      </Stack>
    </Panel>
  )
}

const ratioText = (ratio: number) => `${ratio.toFixed(1).replace('.', ',')}:1`

const columns: readonly Column<ContrastCheck>[] = [
  {
    id: 'use',
    header: texts.contrast.use,
    card: 'number',
    cell: ({ scheme, use }) => `${texts.contrast.uses[use]} · ${texts.contrast.schemes[scheme]}`,
  },
  {
    id: 'sample',
    header: texts.contrast.sample,
    card: 'status',
    priority: 1,
    cell: ({ colour, ground }) => (
      <span className={styles.sample} style={{ color: colour, background: ground }}>
        {texts.contrast.example}
      </span>
    ),
  },
  {
    id: 'ratio',
    header: texts.contrast.ratio,
    align: 'end',
    card: 'amount',
    priority: 3,
    cell: ({ ratio }) => ratioText(ratio),
  },
  {
    id: 'result',
    header: texts.contrast.result,
    card: 'text',
    priority: 1,
    cell: ({ isAdjusted, chosenRatio, use, colour, ground }) =>
      isAdjusted
        ? fill(texts.contrast.adjusted, {
            ratio: ratioText(chosenRatio),
            colour: use === 'button' ? ground : colour,
          })
        : texts.contrast.kept,
  },
]
