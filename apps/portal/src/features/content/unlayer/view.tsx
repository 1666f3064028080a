import { fill } from '@enlace/contract/core/fill.ts'
import { listTexts } from '@enlace/contract/core/list/texts.ts'
import type { FilledTemplate } from '@enlace/contract/content/unlayer/schemas.ts'
import { templateTexts as texts } from '@enlace/contract/content/unlayer/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { printIcon } from '@enlace/ui/core/icons.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { CleanText, useCleanHtml } from '@enlace/web/content/safe-html.tsx'
import { PrintHead } from '../../../core/document/page/print-head.tsx'
import { showFreshness } from '@enlace/web/document/shown.ts'
import type { Viewing } from '@enlace/web/screen/viewing.ts'
import styles from './view.module.css'

type TemplateViewProps = { template: FilledTemplate; viewing: Viewing }

/** A text of the company with the supplier's own data in it, as a sheet that can be printed. */
export function TemplateView({ template, viewing: { company, branch } }: TemplateViewProps) {
  const { html, title, dataAsOf } = template
  const { clean, hasFailed } = useCleanHtml(html, 2)
  return (
    <article className={styles.page}>
      <PrintHead />
      <PageHeading
        title={title}
        description={branch === null ? company : fill(listTexts.viewing, { company, branch })}
        stamp={dataAsOf === null ? undefined : showFreshness(dataAsOf)}
        actions={
          html !== '' && (
            <div className={styles.actions}>
              <Button icon={printIcon} onClick={() => print()}>
                {texts.print}
              </Button>
            </div>
          )
        }
      />
      <div className={styles.sheet}>
        {html === '' && <Quiet>{texts.empty}</Quiet>}
        {hasFailed && <Banner kind="warning">{texts.failed}</Banner>}
        {html !== '' && !hasFailed && (clean ? <CleanText clean={clean} /> : <Skeleton lines={12} />)}
      </div>
    </article>
  )
}
