/** The tones in which the standing of a host is shown. */
export const hostTones = {
  approved: 'good',
  proven: 'good',
  failing: 'bad',
  pending: 'warning',
  operator: 'warning',
} as const
