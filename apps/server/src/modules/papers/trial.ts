import { isLoopback, type Settings } from '../../core/settings/settings.ts'

/**
 * Returns whether documents verified at an address have no legal effect, since only this machine can reach it. The
 * demo has its own warning.
 */
export const isTrialAt = (address: string, { isDemo }: Pick<Settings, 'isDemo'>): boolean =>
  !isDemo && isLoopback(new URL(address).hostname)
