import { paths } from '../../../core/paths.ts'
import { reloadAt } from '../../../core/session/reload-at.ts'
import { takeReturnPath } from '../../../core/session/return-path.ts'

/** Leads who has just logged in to where the guard stopped it, else to the statements (spec 2). */
export function goInside(): void {
  const place = takeReturnPath()
  reloadAt(place === null ? paths.accountStatements({ days: 30 }) : `#${place}`)
}
