import type { ReadParam } from '@enlace/web/list/read-filter.ts'

/** Reads to which supplier the address of a list narrows it. */
export const readSupplier: ReadParam<number> = (text) =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
