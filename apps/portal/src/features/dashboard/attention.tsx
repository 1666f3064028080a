import { attentionLinks, isListed, type OtherAttention } from '@enlace/contract/dashboard/start/links.ts'
import type { AttentionItem } from '@enlace/contract/dashboard/start/schemas.ts'
import { attentionItemTexts, attentionTexts as texts } from '@enlace/contract/dashboard/start/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { checkCircleIcon, warningIcon } from '@enlace/ui/core/icons.ts'
import { Icon } from '@enlace/ui/icon.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { countText, showDay } from '@enlace/web/document/shown.ts'
import styles from './attention.module.css'
import { hrefOf } from '../../core/document/document-paths.ts'

type AttentionProps = {
  items: readonly AttentionItem[] | undefined
  /** Where that is done which is in no list of documents. */
  hrefs: Readonly<Record<OtherAttention, string>>
}

/** What waits for the supplier, the most pressing first, each with its amount, its day and what can be done. */
export function Attention({ items, hrefs }: AttentionProps) {
  const content = items?.map((item) => (
    <li key={item.name} className={styles.item}>
      <Icon path={warningIcon} size={20} />
      <Words {...item} />
      <ButtonLink href={isListed(item.name) ? hrefOf(attentionLinks[item.name]) : hrefs[item.name]}>
        {attentionItemTexts[item.name].action}
      </ButtonLink>
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

function Words({ name, rows, figures, desde }: AttentionItem) {
  const { since, advice, ...count } = attentionItemTexts[name]
  return (
    <div className={styles.words}>
      <strong className={styles.what}>{countText(count, rows)}</strong>
      {figures.length > 0 && (
        <p className={styles.figures}>
          {figures.map(({ moneda, valor }) => (
            <Amount key={moneda} value={valor} moneda={moneda} />
          ))}
          {desde !== null && <span>{fill(since, { fecha: showDay(desde) })}</span>}
        </p>
      )}
      <Quiet>{advice}</Quiet>
    </div>
  )
}
