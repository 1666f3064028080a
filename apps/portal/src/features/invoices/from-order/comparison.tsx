import { fill } from '@enlace/contract/core/fill.ts'
import type { OrderComparison } from '@enlace/contract/invoices/from-order/schemas.ts'
import { billableOrderTexts as texts } from '@enlace/contract/invoices/from-order/texts.ts'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import styles from '../intake/intake.module.css'

/** How an invoice that was read compares with the order that it is meant for, in words. */
export function Comparison({ comparison: { textos, match } }: { comparison: OrderComparison }) {
  return (
    <div>
      <p className={styles.soft}>{fill(texts.compared, { orden: match.orden?.numero ?? '' })}</p>
      <PlainList gap="small">
        {textos.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </PlainList>
    </div>
  )
}
