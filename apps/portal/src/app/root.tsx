import { Outlet } from '@tanstack/react-router'
import { Surroundings } from '../core/surroundings.tsx'

/** What every page of the application stands in. */
export function Root() {
  return (
    <Surroundings>
      <Outlet />
    </Surroundings>
  )
}
