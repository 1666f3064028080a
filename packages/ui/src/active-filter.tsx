import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { Chip } from './chip.tsx'
import { FilterPlacesContext } from './core/filter-places.ts'

type ActiveFilterProps = { onRemove: () => void; removeLabel: string; children: ReactNode }

/** A filter that is on, told in the line of its bar with the way to switch it off. */
export function ActiveFilter({ children, ...way }: ActiveFilterProps) {
  const line = use(FilterPlacesContext)?.active
  return line ? createPortal(<Chip {...way}>{children}</Chip>, line) : null
}
