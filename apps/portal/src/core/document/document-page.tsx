import { documentTexts as texts } from '@enlace/contract/documents/texts.ts'
import type { DocumentKind } from '@enlace/contract/documents/related.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { printIcon } from '@enlace/ui/core/icons.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { ReactNode } from 'react'
import { PdfButton } from '../papers/pdf-button.tsx'
import { AskAboutDocument } from '../questions/ask-about-document.tsx'
import styles from './document-page.module.css'
import { PrintHead } from './print-head.tsx'

type DocumentPageProps = {
  list: { label: string; href: string }
  /** Which document it is: what is handed out and asked about. */
  document: { kind: DocumentKind; id: string; numero: string }
  title: string
  status: ReactNode
  /** What the document amounts to, and what that amount is. */
  amount: { label: string; value: ReactNode }
  /** What else can be done with the document: files of its lines. */
  downloads?: ReactNode
  children: ReactNode
}

/** The frame of every document's page: where it stands, its number, state and amount, then what belongs to it. */
export function DocumentPage({
  list,
  document,
  title,
  status,
  amount,
  downloads,
  children,
}: DocumentPageProps) {
  const { kind, id, numero } = document
  return (
    <Stack gap="large">
      <PrintHead />
      <Stack gap="small">
        <Breadcrumb label={texts.breadcrumb} items={[list, { label: title }]} />
        <PageHeading
          title={title}
          status={status}
          figure={
            <dl className={styles.amount}>
              <dt>{amount.label}</dt>
              <dd>{amount.value}</dd>
            </dl>
          }
          actions={
            <Actions>
              <PdfButton kind={kind} id={id} />
              {downloads}
              <Button icon={printIcon} onClick={() => window.print()}>
                {texts.print}
              </Button>
              <AskAboutDocument kind={kind} id={id} numero={numero} />
            </Actions>
          }
        />
      </Stack>
      {children}
    </Stack>
  )
}

/** Parts of a document side by side, one under the other where there is no room. */
export function DocumentColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
