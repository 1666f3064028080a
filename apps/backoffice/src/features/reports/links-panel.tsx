import { fill } from '@enlace/contract/core/fill.ts'
import type { DeskReportLink } from '@enlace/contract/reports/desk/schemas.ts'
import { reportsDeskTexts as texts } from '@enlace/contract/reports/desk/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { externalIcon } from '@enlace/ui/core/icons.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import type { ReportActions } from './actions.ts'
import { LinkDialog } from './link-dialog.tsx'
import styles from './reports.module.css'

type LinksPanelProps = {
  links: readonly DeskReportLink[]
  mayWrite: boolean
  isBusy: boolean
  actions: ReportActions
}

/** Reports that the company keeps elsewhere. */
export function LinksPanel({ links, mayWrite, isBusy, actions }: LinksPanelProps) {
  const [edited, setEdited] = useState<DeskReportLink | 'new'>()
  const [removed, setRemoved] = useState<DeskReportLink>()
  return (
    <Panel
      title={texts.links}
      actions={mayWrite && <Button onClick={() => setEdited('new')}>{texts.addLink}</Button>}
    >
      <Stack>
        <p className={styles.hint}>{texts.linksHint}</p>
        {links.length === 0 && (
          <EmptyState icon={externalIcon} title={texts.noLinks}>
            {texts.noLinksHint}
          </EmptyState>
        )}
        <ul className={styles.list}>
          {links.map((link) => (
            <li key={link.id} className={styles.link}>
              <span className={styles.name}>
                <strong>{link.title}</strong>
                <span className={styles.hint}>{link.url}</span>
              </span>
              {mayWrite && (
                <span className={styles.moves}>
                  <Button
                    aria-label={fill(texts.editTitle, { title: link.title })}
                    onClick={() => setEdited(link)}
                  >
                    {texts.edit}
                  </Button>
                  <Button aria-label={`${texts.removeLink} ${link.title}`} onClick={() => setRemoved(link)}>
                    {texts.removeLink}
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      </Stack>
      {edited && (
        <LinkDialog
          link={edited === 'new' ? undefined : edited}
          isBusy={isBusy}
          onKeep={(body) => actions.keepLink(edited === 'new' ? undefined : edited, body)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={texts.removeLink}
          closeLabel={texts.close}
          onClose={() => setRemoved(undefined)}
          confirm={texts.removeLink}
          cancel={texts.cancel}
          isDanger
          isBusy={isBusy}
          onConfirm={() => void actions.removeLink(removed).then(() => setRemoved(undefined))}
        >
          <p>{fill(texts.removeQuestion, { title: removed.title })}</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
