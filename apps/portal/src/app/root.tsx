import { Outlet } from '@tanstack/react-router'
import { announcerId } from '../core/screen/heading.ts'
import { Surroundings } from '../core/surroundings.tsx'

/** What every page of the application stands in. */
export function Root() {
  return (
    <Surroundings>
      <p id={announcerId} className="visually-hidden" role="status" />
      <Outlet />
    </Surroundings>
  )
}
