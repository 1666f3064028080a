import { useState } from 'react'
import { Breadcrumb } from '../src/breadcrumb.tsx'
import { Button } from '../src/button.tsx'
import { downloadIcon } from '../src/core/icons.ts'
import { DefinitionList } from '../src/definition-list.tsx'
import { Link } from '../src/link.tsx'
import { Money } from '../src/money.tsx'
import { PageHeading } from '../src/page-heading.tsx'
import { Panel } from '../src/panel.tsx'
import { ProgressBar } from '../src/progress-bar.tsx'
import { ProgressCircle } from '../src/progress-circle.tsx'
import { Skeleton } from '../src/skeleton.tsx'
import { Stack } from '../src/stack.tsx'
import { StatusChip } from '../src/status-chip.tsx'
import { Tabs } from '../src/tabs.tsx'
import { Timeline } from '../src/timeline.tsx'
import { TotalsBox } from '../src/totals-box.tsx'
import { SampleShell } from './sample-shell.tsx'
import { blockedLife, invoiceAmounts, invoiceValues, life, payment, texts } from './texts.ts'

const trail = [{ label: texts.title, href: '?page=list' }, { label: texts.detailTitle }]
const parts = [
  { id: 'lines', label: texts.lines, count: 4 },
  { id: 'receipts', label: 'Entradas', count: 2 },
  { id: 'history', label: 'Historial' },
]

/** A detail page as a supplier sees it. */
export function DetailSample() {
  const [part, setPart] = useState('lines')
  return (
    <SampleShell>
      <Stack gap="large">
        <Stack gap="small">
          <Breadcrumb label={texts.trail} items={trail} />
          <PageHeading
            title={texts.detailTitle}
            status={<StatusChip tone="info">{payment.scheduled}</StatusChip>}
            stamp={texts.stamp}
            actions={
              <Button variant="primary" icon={downloadIcon}>
                {texts.export}
              </Button>
            }
          />
        </Stack>
        <Panel title={texts.life}>
          <Timeline label={texts.life} steps={life} />
        </Panel>
        <Panel title={texts.lifeBlocked}>
          <Timeline label={texts.lifeBlocked} steps={blockedLife} />
        </Panel>
        <Panel title={texts.values} actions={<Link href="#ask">{texts.contactTitle}</Link>}>
          <DefinitionList items={invoiceValues} />
        </Panel>
        <Panel title={texts.amounts}>
          <TotalsBox
            rows={invoiceAmounts.map(({ whole, sign = '', ...row }) => ({
              ...row,
              value: <Money sign={sign} symbol="$" whole={whole} cents="00" />,
            }))}
          />
        </Panel>
        <div>
          <Tabs label={texts.tabs} tabs={parts} selected={part} onSelect={setPart}>
            <p>{texts.description}</p>
          </Tabs>
        </div>
        <Panel title={texts.scorePanel}>
          <ProgressCircle label={texts.score} percent={87}>
            <strong>87</strong>
            {texts.scoreBand}
          </ProgressCircle>
        </Panel>
        <Panel title={texts.import}>
          <ProgressBar label={texts.import} value={12_400} max={21_473}>
            {texts.importNumbers}
          </ProgressBar>
        </Panel>
        <Panel title={texts.waitingPanel}>
          <Skeleton lines={3} />
        </Panel>
        <Panel title={texts.states}>
          <StatusChip tone="good">{payment.paid}</StatusChip>{' '}
          <StatusChip tone="warning">{payment.approval}</StatusChip>{' '}
          <StatusChip tone="bad">{payment.returned}</StatusChip>{' '}
          <StatusChip tone="info">{payment.scheduled}</StatusChip>{' '}
          <StatusChip tone="neutral">{payment.none}</StatusChip>
        </Panel>
      </Stack>
    </SampleShell>
  )
}
