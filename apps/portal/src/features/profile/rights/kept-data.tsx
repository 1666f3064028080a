import type { KeptKind } from '@enlace/contract/profile/rights-schemas.ts'
import { dataRightsTexts as texts } from '@enlace/contract/profile/rights-texts.ts'
import styles from './kept-data.module.css'

/** What is kept of the person, kind by kind, and how much of each. */
export function KeptData({ kept }: { kept: readonly KeptKind[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{texts.keptCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.keptKind}</th>
          <th scope="col" className={styles.figure}>
            {texts.keptCount}
          </th>
        </tr>
      </thead>
      <tbody>
        {kept.map(({ id, n }) => (
          <tr key={id}>
            <th scope="row">{texts.kept[id]}</th>
            <td className={styles.figure}>{n}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
