import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { MergeLine, MergePreview, MergeSide } from '@enlace/contract/suppliers/merges/schemas.ts'
import { mergeTexts as texts } from '@enlace/contract/suppliers/merges/texts.ts'
import {
  supplierDetailTexts,
  supplierFieldTexts as labels,
  supplierListTexts,
} from '@enlace/contract/suppliers/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showCount } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { useState } from 'react'
import { Balances } from '../columns.tsx'
import { lastEntry, userName } from '../shown.ts'
import styles from '../suppliers.module.css'

type MergeViewProps = {
  preview: MergePreview
  mayWrite: boolean
  isBusy: boolean
  links: { list: string; duplicates: string; swapped: string }
  onMerge: () => void
}

/** Two third parties side by side: which is kept, which goes, what moves, and what that means. */
export function MergeView({ preview, mayWrite, isBusy, links, onMerge }: MergeViewProps) {
  const { kept, gone, moves, stays, hindrance } = preview
  const [isAsking, setIsAsking] = useState(false)
  const names = { kept: kept.nombre, gone: gone.nombre }
  return (
    <Stack gap="regular">
      <Breadcrumb
        label={supplierDetailTexts.back}
        items={[
          { label: supplierListTexts.title, href: links.list },
          { label: texts.title, href: links.duplicates },
          { label: texts.previewTitle },
        ]}
      />
      <PageHeading
        title={texts.previewTitle}
        actions={<ButtonLink href={links.swapped}>{texts.swap}</ButtonLink>}
      />
      {hindrance && <Banner kind="warning">{fill(texts.hindrances[hindrance], names)}</Banner>}
      <div className={styles.sides}>
        <Side title={texts.kept} side={kept} />
        <Side title={texts.gone} side={gone} />
      </div>
      <Panel title={fill(texts.moves, { nombre: kept.nombre })}>
        <Holdings lines={moves} none={texts.movesNothing} />
      </Panel>
      {stays.length > 0 && (
        <Panel title={texts.stays}>
          <p className={styles.note}>{texts.staysHint}</p>
          <Holdings lines={stays} none="" />
        </Panel>
      )}
      {!mayWrite && <p>{backofficeTexts.readOnly}</p>}
      {mayWrite && hindrance === null && (
        <>
          <Banner kind="warning">{fill(texts.warning, names)}</Banner>
          <div>
            <Button variant="danger-quiet" isBusy={isBusy} onClick={() => setIsAsking(true)}>
              {texts.merge}
            </Button>
          </div>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          onClose={() => setIsAsking(false)}
          title={fill(texts.confirmTitle, names)}
          closeLabel={texts.close}
          confirm={texts.merge}
          cancel={texts.close}
          isDanger
          onConfirm={() => {
            setIsAsking(false)
            onMerge()
          }}
        >
          <p>{fill(texts.confirmBody, names)}</p>
          <ul>
            {texts.confirmPoints.map((point) => (
              <li key={point}>{fill(point, names)}</li>
            ))}
          </ul>
          <StepUpHint />
        </ConfirmDialog>
      )}
    </Stack>
  )
}

function Side({ title, side }: { title: string; side: MergeSide }) {
  const { nombre, nit, estado, branches, users } = side
  return (
    <Panel title={title}>
      <Stack>
        <div className={styles.state}>
          <strong className={styles.long}>{nombre}</strong> <StateChip owner="proveedor" state={estado} />
        </div>
        <DefinitionList
          items={[
            { label: labels.nit, value: nit },
            { label: labels.saldo, value: <Balances supplier={side} /> },
            { label: labels.ingreso, value: lastEntry(side.ultimoIngreso) },
            {
              label: texts.branches,
              value:
                branches.map(({ codigo, nombre: name }) => `${codigo} · ${name}`).join(', ') ||
                texts.noBranch,
            },
            { label: texts.users, value: users.map(userName).join(', ') || texts.nobody },
          ]}
        />
      </Stack>
    </Panel>
  )
}

const words: Readonly<Record<string, string>> = texts.holdings

function Holdings({ lines, none }: { lines: readonly MergeLine[]; none: string }) {
  if (lines.length === 0) return <p>{none}</p>
  return (
    <DefinitionList
      items={lines.map(({ what, rows }) => ({ label: words[what] ?? what, value: showCount(rows) }))}
    />
  )
}
