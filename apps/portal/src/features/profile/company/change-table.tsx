import type { RequestedChange } from '@enlace/contract/profile/company-schemas.ts'
import { companyProfileTexts as texts } from '@enlace/contract/profile/company-texts.ts'
import { Hint } from '@enlace/ui/hint.tsx'
import styles from './change-table.module.css'

/** What a request asks to change, before and after, side by side; an approved change tells how it stands. */
export function ChangeTable({ caption, changes }: { caption: string; changes: readonly RequestedChange[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.change}</th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ campo, sucursal, antes, despues, vigencia }) => (
          <tr key={`${campo} ${sucursal ?? ''}`}>
            <th scope="row">
              {texts.fields[campo]}
              {sucursal && <Hint isBlock>{sucursal}</Hint>}
              {vigencia && <Hint isBlock>{texts.standing[vigencia]}</Hint>}
            </th>
            <td>{antes}</td>
            <td className={styles.after}>{despues}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
