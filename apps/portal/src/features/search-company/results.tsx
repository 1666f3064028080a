import { fill } from '@enlace/contract/core/fill.ts'
import type { FoundSupplier } from '@enlace/contract/search-company/schemas.ts'
import { searchCompanyTexts as texts } from '@enlace/contract/search-company/texts.ts'
import { checkDigit, formatNit } from '@enlace/domain/nit.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import {
  asCell,
  asColumnHeader,
  asRow,
  asRowGroup,
  asRowHeader,
  asTable,
} from '@enlace/ui/core/table-roles.ts'
import { paths } from '../../core/paths.ts'
import styles from './results.module.css'

/** The suppliers with a NIT, each with the way to ask for access (spec 2). */
export function SearchResults({ suppliers }: { suppliers: readonly FoundSupplier[] }) {
  const { columns } = texts
  return (
    <table {...asTable} className={styles.results}>
      <caption className="visually-hidden">{texts.results}</caption>
      <thead {...asRowGroup}>
        <tr {...asRow}>
          <th {...asColumnHeader}>{columns.nit}</th>
          <th {...asColumnHeader}>{columns.nombre}</th>
          <th {...asColumnHeader}>{columns.option}</th>
        </tr>
      </thead>
      <tbody {...asRowGroup}>
        {suppliers.map(({ documento_numero: nit, nombre }) => (
          <tr {...asRow} key={`${nit} ${nombre}`}>
            <th {...asRowHeader}>{formatNit(nit, checkDigit(nit))}</th>
            <td {...asCell}>{nombre}</td>
            <td {...asCell}>
              <ButtonLink
                variant="primary"
                href={paths.companyRegistration({ nit })}
                aria-label={fill(texts.requestAccessOf, { nombre })}
              >
                {texts.requestAccess}
              </ButtonLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
