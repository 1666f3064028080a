import { isLoopback, type Settings } from '../../core/settings/settings.ts'

/** Whether what is checked at an address counts for nothing: nobody else reaches it. The demo's papers say so of themselves. */
export const isTrialAt = (address: string, { isDemo }: Pick<Settings, 'isDemo'>): boolean =>
  !isDemo && isLoopback(new URL(address).hostname)
