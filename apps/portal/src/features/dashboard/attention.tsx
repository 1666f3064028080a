import { attentionLinks, isListed, type OtherAttention } from '@enlace/contract/dashboard/start/links.ts'
import type { AttentionItem } from '@enlace/contract/dashboard/start/schemas.ts'
import { attentionItemTexts, attentionTexts as texts } from '@enlace/contract/dashboard/start/texts.ts'
import { checkCircleIcon, warningIcon } from '@enlace/ui/core/icons.ts'
import { Icon } from '@enlace/ui/icon.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { countText } from '@enlace/web/document/shown.ts'
import styles from './attention.module.css'
import { hrefOf } from '../../core/document/document-paths.ts'

type AttentionProps = {
  items: readonly AttentionItem[] | undefined
  /** Where that is done which stands in no list of documents. */
  hrefs: Readonly<Record<OtherAttention, string>>
}

/** What waits for the supplier, each with what to do and the list where it is done. */
export function Attention({ items, hrefs }: AttentionProps) {
  const content = items?.map(({ name, rows }) => (
    <li key={name}>
      <a className={styles.item} href={isListed(name) ? hrefOf(attentionLinks[name]) : hrefs[name]}>
        <Icon path={warningIcon} size={20} />
        <span>
          <strong className={styles.what}>{countText(attentionItemTexts[name], rows)}</strong>
          <span className={styles.advice}>{attentionItemTexts[name].advice}</span>
        </span>
      </a>
    </li>
  ))
  return (
    <Panel title={texts.title}>
      {content === undefined && <Skeleton lines={3} />}
      {content?.length === 0 && (
        <p className={styles.none}>
          <Icon path={checkCircleIcon} size={20} />
          {texts.none}
        </p>
      )}
      {content && content.length > 0 && <ul className={styles.list}>{content}</ul>}
    </Panel>
  )
}
