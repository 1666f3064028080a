import { useQuery } from '@tanstack/react-query'
import { useMayRead } from '../session/staff-session.ts'
import { readinessQuery } from './queries.ts'
import { Readiness } from './readiness.tsx'

/** What the certificates still lack, for the staff; nothing where they lack nothing. */
export function ReadinessPart() {
  const mayRead = useMayRead('certificates')
  const { data } = useQuery({ ...readinessQuery(), enabled: mayRead })
  return data && data.faltan.length > 0 ? <Readiness readiness={data} /> : null
}
